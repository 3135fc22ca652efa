import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { saveFile } from '@/components/forms/saveFile';
import { rowsAtATime } from '@/components/forms/StoredTables';
import { YourData } from '@/components/forms/YourData.client';
import { contentIn } from '@/lib/content';
import { fill } from '@/lib/text/fill';

jest.mock('@/components/forms/saveFile');

const yourData = contentIn('en').pages['your-data'];

// jsdom has no dialogs that open.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

const show = () => render(<YourData words={yourData} locale="en-IN" />);
const rows = async () => within((await screen.findAllByRole('rowgroup'))[1] as HTMLElement).queryAllByRole('row');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const saved = () => jest.mocked(saveFile).mock.calls.at(-1)?.[2] ?? '';

/** So many records, each with its place in it. */
const records = (count: number): string =>
  JSON.stringify(Array.from({ length: count }, (_, index) => ({ name: `Visitor ${index}`, message: 'Hello' })));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a list longer than is drawn at a time', () => {
  const count = rowsAtATime * 2 + 1;

  test('is drawn step by step, and reading goes on at the first new record', async () => {
    localStorage.setItem('contactSubmissions', records(count));
    show();
    expect(await rows()).toHaveLength(rowsAtATime);

    await userEvent.click(button(yourData.showMore));
    expect(await rows()).toHaveLength(rowsAtATime * 2);
    await userEvent.click(button(yourData.showMore));
    expect(await rows()).toHaveLength(count);
    expect(screen.queryByRole('button', { name: yourData.showMore })).not.toBeInTheDocument();
    expect(screen.getByText(fill(yourData.shown, { shown: count, count }))).toBeInTheDocument();
    const [first] = (await rows()).slice(rowsAtATime * 2);
    await waitFor(() => expect(first).toHaveFocus());
  });

  test('is saved and deleted as a whole', async () => {
    localStorage.setItem('contactSubmissions', records(count));
    show();
    await rows();

    await userEvent.click(button(yourData.exportJson));
    expect(JSON.parse(saved())).toEqual({ contactSubmissions: JSON.parse(records(count)) as unknown });
    await userEvent.click(button(yourData.exportCsv));
    expect(saved().trimEnd().split('\r\n')).toHaveLength(count + 1);

    await userEvent.click(button(yourData.deleteAll));
    await userEvent.click(button(yourData.confirm.yes));
    expect(await screen.findByText(yourData.nothing.title)).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test('a record that comes late can be deleted, and only that', async () => {
    localStorage.setItem('contactSubmissions', records(rowsAtATime + 1));
    show();
    await rows();
    await userEvent.click(button(yourData.showMore));
    const [list, place] = [yourData.lists.contact, rowsAtATime + 1];
    await userEvent.click(button(fill(yourData.deleteOneLabel, { place, list })));
    await userEvent.click(button(yourData.confirm.yes));
    await screen.findByText(yourData.deleted);

    expect(localStorage.getItem('contactSubmissions')).toBe(records(rowsAtATime));
  });
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a stored item with the member %s is shown, saved and deleted',
  async (name) => {
    localStorage.setItem(
      'contactSubmissions',
      `[{"${name}":"odd","name":"Anitha"},{"name":"Raj"},{"${name}":{"a":1}}]`,
    );
    show();
    expect(await rows()).toHaveLength(3);
    expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'odd' })).toBeInTheDocument();

    await userEvent.click(button(yourData.exportCsv));
    expect(saved()).toBe(
      `\u{FEFF}"list","name","${name}"\r\n"contactSubmissions","Anitha","odd"\r\n` +
        `"contactSubmissions","Raj",""\r\n"contactSubmissions","","{""a"":1}"\r\n`,
    );

    await userEvent.click(button(fill(yourData.deleteOneLabel, { place: 1, list: yourData.lists.contact })));
    await userEvent.click(button(yourData.confirm.yes));
    await screen.findByText(yourData.deleted);
    expect(localStorage.getItem('contactSubmissions')).toBe(`[{"name":"Raj"},{"${name}":{"a":1}}]`);
  },
);
