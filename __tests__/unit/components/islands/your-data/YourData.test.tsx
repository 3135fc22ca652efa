import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { refuseBareTexts } from '../../../support/bare-texts';

import { saveFile } from '@/components/islands/your-data/saveFile';
import { IslandBoundary } from '@/components/islands/IslandBoundary.client';
import { YourData } from '@/components/islands/your-data/YourData.client';
import { getFormProps } from '@/components/sections/form-props';
import { setCurrentLanguage } from '@/lib/language/current-language';
import { getContent } from '@/lib/content';
import { getSentMarkKey } from '@/lib/forms/sentMarks';
import { fill } from '@/lib/language/fill';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../../support/site'));
jest.mock('@/components/islands/your-data/saveFile');

const yourData = getContent('en').pages['your-data'];

const { shared, recordWords, reach } = getFormProps('contact');
const show = () =>
  render(<YourData words={yourData} locale="en-IN" shared={shared} recordWords={recordWords} reach={reach} />);
const rows = async () => within((await screen.findAllByRole('rowgroup'))[1] as HTMLElement).queryAllByRole('row');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const saved = () => jest.mocked(saveFile).mock.calls.at(-1)?.[2] ?? '';

/** Numbered records. */
const records = (count: number): string =>
  JSON.stringify(Array.from({ length: count }, (_, index) => ({ name: `Visitor ${index}`, message: 'Hello' })));

afterEach(refuseBareTexts);

const dialog = HTMLDialogElement.prototype;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // jsdom does not implement showModal.
  dialog.showModal = function showModal() {
    this.open = true;
  };
  dialog.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

test('a list is shown, exported and deleted as a whole', async () => {
  const count = 60;
  localStorage.setItem('contactSubmissions', records(count));
  show();
  expect(await rows()).toHaveLength(count);
  await userEvent.click(button(yourData.exportJson));
  expect(JSON.parse(saved())).toEqual({ contactSubmissions: JSON.parse(records(count)) as unknown });

  const [list, place] = [yourData.lists.contact, count];
  await userEvent.click(button(fill(yourData.deleteOneLabel, { place, list })));
  await userEvent.click(button(yourData.confirm.yes));
  await screen.findByText(yourData.deleted);
  expect(localStorage.getItem('contactSubmissions')).toBe(records(count - 1));
  await userEvent.click(button(yourData.deleteAll));
  await userEvent.click(button(yourData.confirm.yes));
  expect(await screen.findByText(yourData.nothing.title)).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('deletion is confirmed in browsers without dialogs too, such as Safari 13', async () => {
  for (const name of ['showModal', 'close']) Reflect.deleteProperty(dialog, name);
  localStorage.setItem('contactSubmissions', records(1));
  show();
  await rows();
  await userEvent.click(button(yourData.deleteAll));
  await userEvent.click(button(yourData.confirm.yes));

  expect(await screen.findByText(yourData.nothing.title)).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

describe('an unsent record', () => {
  const record = { name: 'Anitha', timestamp: '2025-06-25T04:30:00.000Z' };
  const mark = getSentMarkKey('contact', record);
  const { sent } = yourData;

  beforeEach(() => localStorage.setItem('contactSubmissions', JSON.stringify([record])));

  test('its mark is in its row and in the export, and is deleted with it', async () => {
    localStorage.setItem(mark, 'email');
    show();
    expect(await screen.findByText(sent.methods.email)).toBeInTheDocument();
    expect(screen.queryByText(yourData.notes.title)).not.toBeInTheDocument();
    await userEvent.click(button(yourData.exportJson));
    expect(saved()).toContain(mark);

    await userEvent.click(button(fill(yourData.deleteOneLabel, { place: 1, list: yourData.lists.contact })));
    await userEvent.click(button(yourData.confirm.yes));
    await screen.findByText(yourData.deleted);
    expect(localStorage).toHaveLength(0);
  });

  test('a record without a time is neither sent nor unsent', async () => {
    localStorage.setItem('contactSubmissions', '[{"name":"Anitha"}]');
    show();
    await rows();

    expect(screen.queryByText(sent.not)).not.toBeInTheDocument();
  });
});

test('a draft is shown in words, other data as it is, and each can be deleted', async () => {
  sessionStorage.setItem('site:draft:contact', '{"name":"Half"}');
  localStorage.setItem('site:of later days', 'x');
  localStorage.setItem('newsletterSubscriptions', '{broken');
  show();
  expect(await rows()).toHaveLength(3);
  expect(screen.getByRole('cell', { name: yourData.notes.draft })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: `${yourData.columns.name}: Half` })).toBeInTheDocument();
  expect(screen.getAllByRole('cell', { name: yourData.notes.other })).toHaveLength(2);
  for (const text of ['x', '{broken']) expect(screen.getByRole('cell', { name: text })).toBeInTheDocument();

  const row = screen.getByRole('cell', { name: 'x' }).closest('tr');
  await userEvent.click(within(row as HTMLElement).getByRole('button'));
  await userEvent.click(button(yourData.confirm.yes));
  await screen.findByText(yourData.deleted);
  expect(Object.keys(localStorage)).toEqual(['newsletterSubscriptions']);
  expect(sessionStorage).toHaveLength(1);
});

test('a table has a name, and shows time, choice and unknown IP as text', async () => {
  const inTamil = getContent('ta');
  const record = { interest: 'Creator', timestamp: '2025-06-25T04:30:00.000Z', ip: 'Unknown' };
  localStorage.setItem('joinUsSubmissions', JSON.stringify([record]));
  setCurrentLanguage('ta');
  render(<YourData {...getFormProps('join')} words={inTamil.pages['your-data']} />);

  const { lists } = inTamil.pages['your-data'];
  expect(await screen.findByRole('table', { name: lists.join })).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/Creator|Unknown|2025-06-25T/);
});

test("our own errors are not blamed on the visitor's settings", async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { blocked } = yourData;
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new TypeError('keys.toSorted is not a function');
  });
  const { error: fallback } = getContent('en');
  render(
    <IslandBoundary fallback={fallback}>
      <YourData words={yourData} locale="en-IN" shared={shared} recordWords={recordWords} reach={reach} />
    </IslandBoundary>,
  );

  expect(await screen.findByText(fallback.text)).toBeInTheDocument();
  expect(screen.queryByText(blocked.title)).not.toBeInTheDocument();
});

test.each(['__proto__', 'constructor'])(
  'a stored item with the key %s is shown, exported and deleted',
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
