/** @jest-environment node */
import { checkIslands, readManifest } from '@/scripts/export/client-modules';

const manifest = (modules: readonly string[], entry = '/story/page') =>
  'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\n' +
  `globalThis.__RSC_MANIFEST["${entry}"] = ${JSON.stringify({
    clientModules: Object.fromEntries(modules.map((name) => [name, { id: 1 }])),
  })};\n`;

const framework = 'node_modules/next/dist/esm/client/components/layout-router.js';

describe('reading a manifest of the build', () => {
  test('gives the entry and its modules, each once, from the root of the project', () => {
    const modules = [
      '[project]/components/forms/A.client.tsx',
      '[project]/components/forms/A.client.tsx <module evaluation>',
    ];

    expect(readManifest('m.js', manifest(modules, '/hub/[hub]/page'))).toEqual({
      entry: '/hub/[hub]/page',
      modules: ['components/forms/A.client.tsx'],
    });
  });

  test.each([
    ['another shape', 'globalThis.__RSC_MANIFEST["/page"] = {"modules":{}};'],
    ['no manifest', 'module.exports = {};'],
  ])('refuses %s', (_, text) => {
    expect(() => readManifest('m.js', text)).toThrow('m.js');
  });
});

describe('holding islands against client modules', () => {
  const messages = (islands: readonly string[], modules: readonly string[]) =>
    checkIslands('story.html', islands, modules).map(({ message }) => message);

  test('takes a static page with nothing but the exceptions', () => {
    expect(
      messages([], [framework, 'components/forms/IslandBoundary.client.tsx', 'components/forms/GoBack.client.tsx']),
    ).toEqual([]);
  });

  test('takes a page whose island bears the name of its module', () => {
    expect(messages(['news-filter'], [framework, 'components/forms/NewsFilter.client.tsx'])).toEqual([]);
  });

  test('refuses a module outside its island, and says how to wrap it', () => {
    expect(messages([], ['components/forms/NewsFilter.client.tsx'])).toEqual([
      expect.stringMatching(/NewsFilter\.client\.tsx outside an island.*<Island name="news-filter">/),
    ]);
  });

  test('refuses a module beside the island of another', () => {
    const modules = ['components/forms/YourData.client.tsx', 'components/forms/NewsFilter.client.tsx'];

    expect(messages(['your-data'], modules)).toEqual([expect.stringContaining('NewsFilter')]);
  });

  test.each(['components/ui/Tabs.tsx', 'node_modules/some-package/index.js', 'app/errors.tsx'])(
    'refuses %s even on a page with an island',
    (module) => {
      expect(messages(['go-back'], [module, 'components/forms/GoBack.client.tsx'])).toEqual([
        expect.stringContaining(module),
      ]);
    },
  );

  test('refuses an island that no module would wake', () => {
    expect(messages(['news-filter'], [framework, 'components/forms/GoBack.client.tsx'])).toEqual([
      expect.stringContaining('<Island name="news-filter">'),
    ]);
  });
});
