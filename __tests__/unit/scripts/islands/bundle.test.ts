/** @jest-environment node */
import { build } from 'esbuild';
import nextBrowsers from 'next/dist/shared/lib/modern-browserslist-target';

import { contactForm } from '@/content/forms/contact';
import { formWords } from '@/content/forms/words';
import { filesBelow } from '@/scripts/export/files';
import { browsers, bundleIslands } from '@/scripts/islands/bundle';
import { publicSettings } from '@/scripts/islands/settings';
import { islandSources } from '@/scripts/islands/sources';

const root = process.cwd();
const modules = new Map([
  ['go-back', 'components/forms/GoBack.client.tsx'],
  ['contact-form', 'components/forms/ContactForm.client.tsx'],
]);

/** Names as a build gives them, for every sheet. */
const classNames = Object.fromEntries(
  filesBelow(`${root}/components`)
    .filter((file) => file.endsWith('.module.scss'))
    .map((file) => [`components/${file}`, { button: 'x_a', secondary: 'x_b', needsScript: 'x_c' }]),
);

const bundle = (environment = {}, names: typeof classNames = classNames) =>
  bundleIslands(modules, { root, classNames: names, settings: publicSettings(root, environment) });

const textOf = ({ files }: Awaited<ReturnType<typeof bundle>>): string =>
  [...files.values()].map((content) => Buffer.from(content).toString()).join('\n');

test('each island has a module of its own, and React is shared by all', async () => {
  const { scriptsOf, files } = await bundle();
  const [one, other] = [scriptsOf(['go-back']), scriptsOf(['contact-form'])];

  expect(one.entries).toEqual([expect.stringMatching(/^\/_next\/static\/islands\/go-back-\w+\.js$/)]);
  expect(one.entries).not.toEqual(other.entries);
  expect(other.shared).toEqual(expect.arrayContaining([...one.shared]));
  const published = [...files.keys()].map((file) => `/${file}`);
  expect(published).toEqual(expect.arrayContaining([...one.entries, ...other.entries, ...other.shared]));
});

test('a page without an island of ours loads nothing', async () => {
  const { scriptsOf } = await bundle();

  expect(scriptsOf([])).toEqual({ entries: [], shared: [] });
});

test('an island that does not exist stops the build, which names those that do', async () => {
  const plugin = islandSources(root, modules);

  await expect(
    build({ stdin: { contents: "import 'island:no-such';" }, plugins: [plugin], bundle: true, logLevel: 'silent' }),
  ).rejects.toThrow(/'no-such'.*go-back, contact-form/);
});

test('an island is rendered as its bundle will, with the names of the page', async () => {
  const { render } = await bundle();

  expect(render('go-back', { label: 'Zurück' })).toBe('<button type="button" class="x_a x_b x_c">Zurück</button>');
});

test('without an endpoint not a byte of the delivery is in it, with one it is', async () => {
  const [off, on] = [textOf(await bundle()), textOf(await bundle({ NEXT_PUBLIC_FORM_ENDPOINT: 'https://f.example/' }))];

  expect(off).not.toMatch(/Retry-After|NEXT_PUBLIC_FORM_FORMAT/);
  expect(on).toContain('Retry-After');
  expect(on).toContain('NEXT_PUBLIC_FORM_FORMAT');
});

test('no word of a form is in it: words travel as props', async () => {
  const { title, lead, success } = contactForm;
  const script = textOf(await bundle());

  expect([title, lead, success.text, formWords.failure].filter((words) => script.includes(words))).toEqual([]);
});

test('no setting is left to be read in a browser', async () => {
  expect(textOf(await bundle())).not.toContain('process.env');
});

test('a sheet without names stops the build', async () => {
  const { 'components/ui/Button.module.scss': _, ...others } = classNames;

  await expect(bundle({}, others)).rejects.toThrow('components/ui/Button.module.scss');
});

test('asks no more of a browser than the pages of Next.js', () => {
  expect(browsers).toEqual(nextBrowsers.map((browser) => browser.replace(' ', '')));
});
