import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { NewsFilter } from '@/components/islands/news-filter/NewsFilter.client';
import { newsCategories } from '@/lib/content/schemas/news';
import { listChips } from '@/lib/content/news';
import { getCategorySlug } from '@/lib/content/news';

/** One article of the first category, two of the second, and so on. */
const articles = newsCategories.flatMap((category, index) => Array.from({ length: index + 1 }, () => ({ category })));

const News = () => (
  <>
    <NewsFilter listId="articles" {...listChips(articles)} />
    <ul id="articles">
      {newsCategories.map((name) => (
        <li key={name} data-category={getCategorySlug(name)}>
          {name} article
        </li>
      ))}
    </ul>
  </>
);

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('#articles li')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);

const chip = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name} `) });

const everything = newsCategories.map((name) => `${name} article`);

beforeEach(() => {
  window.history.replaceState(null, '', '/news');
});

test('selecting the current category adds no history entry', async () => {
  render(<News />);
  await userEvent.click(chip('Impact'));
  const steps = window.history.length;

  await userEvent.click(chip('Impact'));

  expect(window.history).toHaveLength(steps);
});

test.each(['?category=gossip', '?category=', '?category=__proto__', '?colour=red'])('%s shows all', (search) => {
  window.history.replaceState(null, '', `/news${search}`);
  render(<News />);

  expect(shown()).toEqual(everything);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'does not intercept a click with %j, which opens a new tab',
  (how) => {
    render(<News />);
    const click = createEvent.click(chip('Impact'), how);

    // jsdom cannot navigate, so the default action is prevented at the document, after all other listeners.
    let wasLeft = false;
    document.addEventListener(
      'click',
      (event) => {
        wasLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent(chip('Impact'), click);

    expect(wasLeft).toBe(true);
    expect(shown()).toEqual(everything);
  },
);
