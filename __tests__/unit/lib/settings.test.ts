/** @jest-environment node */
import { getPublicSettings, findSettingProblems, settings } from '@/lib/settings';

import { filesIn, read } from '../support/files';

const names = Object.keys(settings);

const problemsOf = (name: string, value: string) => findSettingProblems({ [name]: value });

test('an environment without settings, or with empty ones, is valid', () => {
  expect(findSettingProblems({ HOME: '/root', NODE_ENV: 'test', PUBLIC_URL: 'x' })).toEqual([]);
  expect(findSettingProblems(Object.fromEntries(names.map((name) => [name, ''])))).toEqual([]);
});

test.each([
  ['NEXT_PUBLIC_SITE_ORIGIN', 'www.example.org', 'https://www.example.org'],
  ['NEXT_PUBLIC_SITE_ORIGIN', 'https://கைவினை.example', 'Write the host in ASCII: xn--'],
  ['NEXT_PUBLIC_SITE_ORIGIN', 'http://www.example.org', 'https://www.example.org'],
  ['NEXT_PUBLIC_SITE_ORIGIN', 'https://example.org/shop', 'Write https://example.org.'],
  ['NEXT_PUBLIC_REPOSITORY_URL', 'https://gitlab.com/a/b/-/tree/main', 'https://github.com/'],
  ['NEXT_PUBLIC_EDITOR_URL', 'https://edit.example.org/?a=1', 'without ?'],
  ['NEXT_PUBLIC_EDITOR_URL', 'https://edit.example.org/index.html', 'a file'],
  ['KAIVINAI_EDITOR_BRANCH', '-a', 'a branch'],
  ['NEXT_PUBLIC_FORM_ENDPOINT', '/', 'a path of this site'],
  ['NEXT_PUBLIC_FORM_HONEYPOT', '__proto__', 'another'],
  ['NEXT_PUBLIC_REPOSITORY_URL', 'github.com/a/b', 'https://github.com/'],
  ['NEXT_PUBLIC_REPOSITORY_URL', 'https://github.com/name/', 'https://github.com/'],
  ['NEXT_PUBLIC_IP_LOOKUP_URL', 'ip.example.org', 'https://ip.example.org'],
  ['NEXT_PUBLIC_IP_LOOKUP_URL', 'https://ip.example.org/$host', "Write %24 for '$'"],
  ['NEXT_PUBLIC_FORM_ENDPOINT', '//forms.example/', 'a path of this site'],
  ['NEXT_PUBLIC_FORM_ENDPOINT', '/\\forms.example/', 'a path of this site'],
  ['NEXT_PUBLIC_FORM_ENDPOINT', 'https://me:secret@forms.example/', 'a path of this site'],
  ['NEXT_PUBLIC_FORM_FORMAT', 'xml', 'Write json or urlencoded.'],
  ['NEXT_PUBLIC_FORM_HONEYPOT', '"><script>', 'letters'],
  ['NEXT_PUBLIC_FORM_HONEYPOT', 'message', 'another'],
  ['NEXT_PUBLIC_FORM_FIELDS', 'access_key', 'name=value'],
  ['NEXT_PUBLIC_FORM_FIELDS', 'form-name={from}', 'not {from}'],
  ['NEXT_PUBLIC_FORM_FIELDS', 'a=b&email=c', "already send 'email'"],
  ['KAIVINAI_BUILD_DATE', '2026-02-30', '2026-11-21'],
  ['KAIVINAI_DEV_PAGES', 'yes', 'Write 1.'],
  ['KAIVINAI_EXPORT_FOLDER', '../elsewhere', 'out-variant'],
  ['KAIVINAI_SITE_PORT', 'http', 'port'],
])('%s=%s is reported in one line, with advice', (name, value, cure) => {
  const [problem = '', ...others] = problemsOf(name, value);

  expect(others).toEqual([]);
  expect(problem.startsWith(`${name}: '${value}' `)).toBe(true);
  expect(problem).toContain(cure);
  expect(problem).not.toContain('\n');
});

test.each([
  ['NEXT_PUBLIC_SITE_ORIGIN', 'https://www.example.org/'],
  ['NEXT_PUBLIC_SITE_ORIGIN', 'http://localhost:3000'],
  ['NEXT_PUBLIC_REPOSITORY_URL', 'https://gitlab.example.org/group/below/repository'],
  ['NEXT_PUBLIC_EDITOR_URL', 'https://example.org/edit/'],
  ['KAIVINAI_EDITOR_BRANCH', 'feature/a-b_1.2'],
  ['KAIVINAI_SITE_PORT', '65535'],
  ['NEXT_PUBLIC_FORM_ENDPOINT', '/forms'],
  ['NEXT_PUBLIC_FORM_ENDPOINT', 'https://formsubmit.co/ajax/someone@example.org'],
  ['NEXT_PUBLIC_FORM_FIELDS', '_template=table&form-name={form}'],
  ['KAIVINAI_BUILD_DATE', '2026-12-12T10:00:00Z'],
])('%s=%s is valid', (name, value) => {
  expect(problemsOf(name, value)).toEqual([]);
});

test.each([['NEXT_PUBLIC_SITE_ORIGN', 'NEXT_PUBLIC_SITE_ORIGIN']])('%s is unknown: suggests %s', (name, near) => {
  expect(problemsOf(name, 'x')).toEqual([`${name}: is not a setting. Did you mean ${near}?`]);
});

test('a repository on an unknown host requires its type', () => {
  const repository = { NEXT_PUBLIC_REPOSITORY_URL: 'https://gitea.example.org/a/b' };

  expect(findSettingProblems(repository)).toEqual([expect.stringContaining('KAIVINAI_EDITOR_BACKEND=gitlab')]);
  expect(findSettingProblems({ ...repository, KAIVINAI_EDITOR_BACKEND: 'gitlab' })).toEqual([]);
  for (const known of ['https://github.com/a/b', 'https://gitlab.com/a/b', 'https://github.example.org/a/b']) {
    expect(findSettingProblems({ NEXT_PUBLIC_REPOSITORY_URL: known })).toEqual([]);
  }
});

test('an unknown setting that resembles none lists all', () => {
  expect(problemsOf('NEXT_PUBLIC_ANALYTICS', '')[0]).toContain('NEXT_PUBLIC_SITE_ORIGIN, NEXT_PUBLIC_REPOSITORY_URL');
});

test('browsers get the public settings only', () => {
  const publicNames = getPublicSettings({
    NEXT_PUBLIC_FORM_ENDPOINT: '/a',
    KAIVINAI_BUILD_DATE: '2026-12-12',
    HOME: '/root',
  });

  expect(publicNames).toMatchObject({ NEXT_PUBLIC_FORM_ENDPOINT: '/a', NEXT_PUBLIC_IP_LOOKUP_URL: undefined });
  expect(Object.keys(publicNames)).toEqual(names.filter((name) => name.startsWith('NEXT_PUBLIC_')));
});

describe('one table', () => {
  const readIn = (files: readonly string[]) =>
    new Set(
      files.flatMap((file) =>
        [...read(file).matchAll(/process\.env\.((?:NEXT_PUBLIC|KAIVINAI)_\w+)/g)].map(([, name = '']) => name),
      ),
    );
  const code = [
    ...filesIn(['app', 'components', 'content', 'lib', 'build', 'scripts', 'tools'], ['.ts', '.tsx', '.mjs']),
    'next.config.mjs',
    'playwright.config.ts',
  ];

  test('contains exactly the settings that code reads', () => {
    expect([...readIn(code)].toSorted()).toEqual(names.toSorted());
  });

  test('is in the module that reads the settings', () => {
    // The compiler needs this variable to remove delivery code; the tests choose the ports themselves.
    const otherReads = code.filter(
      (file) => !/(^lib\/env|\/delivery|^playwright\.config)\.ts$|^next\.config\.mjs$/.test(file),
    );

    expect([...readIn(otherReads)]).toEqual([]);
  });

  test('equals .env.example, in order, with valid values', () => {
    const shown = [...read('.env.example').matchAll(/^# ?(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);

    expect(shown.map(([name]) => name)).toEqual(names);
    expect(shown.filter(([, value]) => value === '')).toEqual([]);
    expect(findSettingProblems(Object.fromEntries(shown) as Record<string, string>)).toEqual([]);
  });
});
