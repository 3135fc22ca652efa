/** @jest-environment node */
import { formatContentSecurityPolicy, type PageNeeds } from '@/lib/routes/content-security-policy';

const nothing: PageNeeds = {
  scriptFiles: false,
  scriptHashes: [],
  styleHashes: [],
  recordings: false,
  forms: false,
  connectOrigins: [],
};

const everything: PageNeeds = {
  scriptFiles: true,
  scriptHashes: ['sha256-a'],
  styleHashes: ['sha256-b'],
  recordings: true,
  forms: true,
  connectOrigins: ['https://ip.example'],
};

test('allows no code, connection or form by default', () => {
  const policy = formatContentSecurityPolicy(nothing).split('; ');

  expect(policy).toEqual(
    expect.arrayContaining(["script-src 'none'", "style-src 'none'", "connect-src 'self'", "form-action 'none'"]),
  );
});

test('allows exactly what a page needs', () => {
  const policy = formatContentSecurityPolicy(everything).split('; ');

  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'sha256-a'",
      "style-src 'sha256-b'",
      "connect-src 'self' https://ip.example",
      "media-src 'self'",
      "form-action 'self'",
    ]),
  );
});

test.each([
  ['nothing', nothing],
  ['everything', everything],
])('is strict for a page that needs %s', (_, needs) => {
  const policy = formatContentSecurityPolicy(needs);

  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http:/);
});
