import { render, screen } from '@testing-library/react';
import type * as FactComponents from '@/components/ui/Facts';

import { Count, External, Hours, Percent, Period, Rupees, When } from '@/components/ui/Facts';
import { periods, rupees } from '@/content/policy-facts';
import { external, site } from '@/content/site';

test('writes a fact in its own form', () => {
  const { container } = render(
    <p>
      <Rupees of="freeShippingAbove" />, <Period of="standardMetro" />, <Count of="standardMetro" />,{' '}
      <Percent of="faultRefund" />
    </p>,
  );

  const { least, most } = periods.standardMetro;
  expect(container).toHaveTextContent(
    `₹${rupees.freeShippingAbove.toLocaleString('en-IN')}, ${least}-${most} business days, ${least}-${most}, 100%`,
  );
});

test('takes hours and addresses from the one place that knows them', () => {
  render(
    <p>
      <Hours of="orders" /> <External to="orders">My Orders</External>
    </p>,
  );

  expect(screen.getByText(new RegExp(site.hours.orders))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', external.orders);
});

test.each([
  ['Rupees', () => Rupees({ of: 'freeShiping' })],
  ['Period', () => Period({ of: 'freeShippingAbove' })],
  ['Hours', () => Hours({ of: 'night' })],
  ['External', () => External({ to: 'order', children: 'My Orders' })],
  ['When', () => When({ setting: 'cookies', is: 'on', children: null })],
])('<%s> stops at a name it does not know', (component, call) => {
  expect(call).toThrow(new RegExp(`<${component}> knows no`));
});

test('<When> wants on or off', () => {
  expect(() => When({ setting: 'lookup', is: 'yes', children: null })).toThrow(/is="on" or is="off"/);
});

describe('the privacy text follows the settings of the build', () => {
  const settings = [
    ['by default', {}, { lookup: true, delivery: false, host: 'api.ipify.org' }],
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

  test.each(settings)('%s', async (_name, variables, { lookup, delivery, host }) => {
    Object.assign(process.env, variables);

    await jest.isolateModulesAsync(async () => {
      const facts: typeof FactComponents = await import('@/components/ui/Facts');
      const shown = (setting: string, is: string): boolean => facts.When({ setting, is, children: 'text' }) === 'text';

      expect([shown('lookup', 'on'), shown('lookup', 'off')]).toEqual([lookup, !lookup]);
      expect([shown('delivery', 'on'), shown('delivery', 'off')]).toEqual([delivery, !delivery]);
      expect(facts.LookupHost()).toBe(host);
    });
  });

  test('an endpoint that is a path is on our own host', async () => {
    Object.assign(process.env, { NEXT_PUBLIC_FORM_ENDPOINT: '/__forms.html' });

    await jest.isolateModulesAsync(async () => {
      const facts: typeof FactComponents = await import('@/components/ui/Facts');

      expect(facts.DeliveryHost()).toBe(new URL(site.origin).host);
    });
  });
});
