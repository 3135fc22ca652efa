import { shareLinks } from '@/lib/share';

const title = 'Bowls & more, 100 % by hand';
const url = 'https://kaivinai.example/gallery/coconut-shell';
const { whatsapp, email } = shareLinks('{title}: {url}', title, url);

test('a chat is opened with the title and the address of the page, for a receiver yet to be chosen', () => {
  const link = new URL(whatsapp);
  expect(link.pathname).toBe('/');
  expect(link.searchParams.get('text')).toBe(`${title}: ${url}`);
});

test('a letter without a receiver has the title as its subject, and the address in its text', () => {
  const link = new URL(email);
  expect(link.pathname).toBe('');
  expect(link.searchParams.get('subject')).toBe(title);
  expect(link.searchParams.get('body')).toBe(`${title}: ${url}`);
});
