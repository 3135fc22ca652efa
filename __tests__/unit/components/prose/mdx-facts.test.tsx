import { render, screen } from '@testing-library/react';

import { createFacts } from '@/components/prose/mdx-facts';
import type * as FactComponents from '@/components/prose/mdx-facts';
import { getContent } from '@/lib/content';
import { formSettings } from '@/lib/env';
import { getAbsoluteUrl } from '@/lib/pages/metadata';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../support/site'));

const { constants } = getContent('en');
const words = getContent('en').words.site;
const { Rupees, Period, Count, Percent, a: Link } = createFacts('en');

test('formats each fact by type', () => {
  const { container } = render(
    <p>
      <Rupees of="freeShippingAbove" />, <Period of="standardMetro" />, <Count of="standardMetro" />,{' '}
      <Percent of="faultRefund" />
    </p>,
  );

  const { least, most } = constants.periods.standardMetro;
  expect(container).toHaveTextContent(
    `₹${constants.rupees.freeShippingAbove.toLocaleString('en-IN')}, ${least}-${most} ${words.periodUnits['business day'].other}, ${least}-${most}, 100%`,
  );
});

test('formats a period in the language', () => {
  const tamil = createFacts('ta');
  const { container } = render(<tamil.Period of="returnWindow" />);

  expect(container).toHaveTextContent(
    `${constants.periods.returnWindow.most} ${getContent('ta').words.site.periodUnits.day.other}`,
  );
});

test('a link leads to the page in the language of the text; external links are unchanged', () => {
  const tamil = createFacts('ta');
  render(
    <p>
      <Link href="/creator#questions">here</Link> <tamil.a href="/creator#questions">in Tamil</tamil.a>{' '}
      <tamil.a href="/hub/loom-salem">in English</tamil.a> <tamil.a href="/papers/a.pdf">a file</tamil.a>
    </p>,
  );
  const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

  expect(link('here')).toHaveAttribute('href', '/creator#questions');
  expect(link('in Tamil')).toHaveAttribute('href', '/ta/creator#questions');
  expect(link('in English')).toHaveAttribute('href', '/hub/loom-salem');
  expect(link('a file')).toHaveAttribute('href', '/papers/a.pdf');
});

describe('the privacy text follows the settings of the build', () => {
  const settings = [
    ['by default', {}, { lookup: true, delivery: false, host: new URL(formSettings.lookupUrl).host }],
    ['with an empty lookup', { NEXT_PUBLIC_IP_LOOKUP_URL: '' }, { lookup: false, delivery: false, host: '' }],
    [
      'with delivery and a lookup of its own',
      { NEXT_PUBLIC_IP_LOOKUP_URL: 'https://ip.example/json', NEXT_PUBLIC_FORM_ENDPOINT: 'https://forms.example/f/1' },
      { lookup: true, delivery: true, host: 'ip.example' },
    ],
  ] as const;

  const environment = { ...process.env };
  afterEach(() => {
    process.env = { ...environment };
  });

  const factsWith = async (variables: Readonly<Record<string, string>>) => {
    Object.assign(process.env, variables);
    let facts: ReturnType<typeof createFacts> | undefined;
    await jest.isolateModulesAsync(async () => {
      const loaded: typeof FactComponents = await import('@/components/prose/mdx-facts');
      facts = loaded.createFacts('en');
    });
    if (!facts) throw new Error('There are no facts.');
    return facts;
  };

  test.each(settings)('%s', async (_name, variables, { lookup, delivery, host }) => {
    const { When, LookupHost } = await factsWith(variables);
    const shown = (setting: 'lookup' | 'delivery', is: 'on' | 'off'): boolean =>
      When({ setting, is, children: 'text' }) === 'text';

    expect([shown('lookup', 'on'), shown('lookup', 'off')]).toEqual([lookup, !lookup]);
    expect([shown('delivery', 'on'), shown('delivery', 'off')]).toEqual([delivery, !delivery]);
    expect(LookupHost()).toBe(host);
  });

  test('an endpoint given as a path is on our own host', async () => {
    const { DeliveryHost } = await factsWith({ NEXT_PUBLIC_FORM_ENDPOINT: '/forms' });

    expect(DeliveryHost()).toBe(new URL(getAbsoluteUrl('/')).host);
  });
});
