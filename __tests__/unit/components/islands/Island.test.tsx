import { render } from '@testing-library/react';

import { Island } from '@/components/islands/Island';
import { getContent } from '@/lib/content';

const { error: errorPage } = getContent('en');

type ThingProps = { readonly label: string; readonly list?: readonly number[]; readonly act?: () => void };

const Thing = ({ label }: ThingProps) => <b>{label}</b>;

const islandIn = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-island]');

test('serialises the props of its component', () => {
  const { container } = render(
    <Island name="thing" fallback={errorPage}>
      <Thing label={'"A" & <B>'} list={[1, 2]} />
    </Island>,
  );

  expect(JSON.parse(islandIn(container)?.dataset.props ?? '')).toEqual({ label: '"A" & <B>', list: [1, 2] });
});

test('has no data without props', () => {
  const { container } = render(
    <Island name="thing" fallback={errorPage}>
      <hr />
    </Island>,
  );

  expect(islandIn(container)?.dataset).not.toHaveProperty('props');
});

test('rejects props that JSON cannot represent', () => {
  jest.spyOn(console, 'error').mockImplementation();

  expect(() =>
    render(
      <Island name="thing" fallback={errorPage}>
        <Thing label="A" act={() => {}} />
      </Island>,
    ),
  ).toThrow('<Island name="thing">');
});
