/** @jest-environment node */
import { getContent } from '@/lib/content';
import { getPublicSettings } from '@/lib/settings';
import { bundleIslands } from '@/build/islands/bundle';
import { findIslands } from '@/build/islands/sources';

const root = process.cwd();
const modules = new Map([...findIslands()].filter(([name]) => ['go-back', 'contact-form'].includes(name)));

const bundle = (environment = {}) => bundleIslands(modules, { root, settings: getPublicSettings(environment) });

const textOf = ({ files }: Awaited<ReturnType<typeof bundle>>): string =>
  [...files.values()].map((content) => Buffer.from(content).toString()).join('\n');

test('each island has its own module, and all share React', async () => {
  const { listScripts, files } = await bundle();
  const [one, other] = [listScripts(['go-back']), listScripts(['contact-form'])];

  expect(one.entries).toEqual([expect.stringMatching(/^\/_next\/static\/islands\/go-back-\w+\.js$/)]);
  expect(one.entries).not.toEqual(other.entries);
  expect(other.shared).toEqual(expect.arrayContaining([...one.shared]));
  const published = [...files.keys()].map((file) => `/${file}`);
  expect(published).toEqual(expect.arrayContaining([...one.entries, ...other.entries, ...other.shared]));
});

test('a page without islands loads nothing', async () => {
  const { listScripts } = await bundle();

  expect(listScripts([])).toEqual({ entries: [], shared: [] });
});

test("an island's name comes from its file name, in any folder", () => {
  expect(modules.get('go-back')).toMatch(/^components\/\w+\/GoBack\.client\.tsx$/);
  expect(findIslands().get('thrower')).toBe('app/(dev)/throws/Thrower.client.tsx');
});

test('delivery code is only bundled with an endpoint', async () => {
  const [off, on] = [textOf(await bundle()), textOf(await bundle({ NEXT_PUBLIC_FORM_ENDPOINT: 'https://f.example/' }))];

  expect(off).not.toContain('x-www-form-urlencoded');
  expect(on).toContain('x-www-form-urlencoded');
});

test('it contains no texts of forms: they are props', async () => {
  const { contact, fields, shared } = getContent('en').forms;
  const { stored, success } = contact;
  const script = textOf(await bundle());

  expect(
    [stored.submit, stored.lead, success.text, fields.subject.hint ?? '', shared.failure].filter((words) =>
      script.includes(words),
    ),
  ).toEqual([]);
});

test('it reads no settings at run time, and contains no validation of them', async () => {
  const text = textOf(await bundle({ NEXT_PUBLIC_FORM_ENDPOINT: 'https://f.example/' }));

  expect(text).not.toContain('process.env');
  expect(text).not.toMatch(/KAIVINAI_|such setting/);
});
