import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { hydrateIsland } from '@/components/islands/hydrateIsland';
import { getContent } from '@/lib/content';

const { error: errorPage } = getContent('en');

type CounterProps = { readonly start: number };

/** Counts to three, then throws while rendering. */
function Counter({ start }: CounterProps) {
  const [count, setCount] = useState(start);
  if (count === 3) {
    throw new Error('Three is too many.');
  }
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const fallback = JSON.stringify(errorPage).replaceAll('"', '&quot;');

/** A prerendered page. */
const pageWith = (...starts: readonly number[]) =>
  starts
    .map(
      (start) =>
        `<div data-island="counter" data-props='{"start":${start}}' data-fallback="${fallback}">` +
        `<button type="button">${start}</button></div>`,
    )
    .join('');

const hydrate = () => act(async () => hydrateIsland('counter', Counter));

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
});

test('every element of an island hydrates with its own props', async () => {
  document.body.innerHTML = pageWith(0, 1);
  const built = screen.getAllByRole('button');
  await hydrate();
  const [, second] = built;
  if (second) {
    await userEvent.click(second);
  }

  expect(screen.getAllByRole('button')).toEqual(built);
  expect(built.map(({ textContent }) => textContent)).toEqual(['0', '2']);
  expect(logged).not.toHaveBeenCalled();
});

test('an error stays in its island, is logged, and can be retried', async () => {
  document.body.innerHTML = pageWith(0, 2);
  await hydrate();
  await userEvent.click(screen.getByRole('button', { name: '2' }));

  expect(screen.getByRole('alert')).toHaveTextContent(errorPage.title);
  expect(screen.getByRole('link', { name: errorPage.goHome.label })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: '0' })).toBeInTheDocument();
  expect(logged.mock.calls.flat().join(' ')).toContain('Three is too many');

  await userEvent.click(screen.getByRole('button', { name: errorPage.tryAgain }));
  expect(screen.getByRole('button', { name: '2' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
