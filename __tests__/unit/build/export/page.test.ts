/** @jest-environment node */
import { createHash } from 'node:crypto';

import { finishPage, type FinishedPage } from '@/build/export/page';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const bootstrap = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});';
const rules = '{"prefetch":[]}';

/** A page as exported by Next.js, including its attribute spelling. */
const pageOf = (main: string) =>
  '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>' +
  '<link rel="preload" href="/_next/static/media/face.woff2" as="font" crossorigin="" type="font/woff2"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/base.css" data-precedence="next"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/page.css?dpl=1" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>' +
  '<link rel="preload" href="/_next/static/chunks/error.css" as="style"/>' +
  '<link rel="modulepreload" href="/_next/static/chunks/late.js"/>' +
  '<link rel="expect" href="#_R_" blocking="render"/><link rel="expect" href="#menu" blocking="render"/>' +
  '<script src="/_next/static/chunks/main.js" async=""></script><title>Story</title>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  `<body>${main}<script type="application/ld+json">{"@type":"WebPage"}</script>` +
  `<script type="speculationrules">${rules}</script><script id="_R_">${bootstrap}</script>` +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script></body></html>';

const sheets: Record<string, string> = {
  '/_next/static/chunks/base.css': '@font-face{src:url(../media/face.woff2)}',
  '/_next/static/chunks/page.css': 'h1{color:red}.gone{color:blue}.by-script{color:green}[open]{color:tan}',
};

/** The content of a file: a script that sets a class. */
const scriptAt = (address: string) => `script at ${address}: "by-script"`;

const finish = (html: string) =>
  finishPage('story.html', html, {
    readSheet: (address) => sheets[address] ?? '',
    readScript: (address) => Buffer.from(scriptAt(address)),
    listScripts: (islands) =>
      islands.length > 0
        ? {
            entries: islands.map((name) => `/_next/static/islands/${name}.js`),
            shared: ['/_next/static/islands/shared.js'],
          }
        : { entries: [], shared: [] },
    lowerCss: (css) => Promise.resolve(css),
    connectOrigins: (islands) => (islands.includes('contact-form') ? ['https://ip.example'] : []),
  });

const checksumOf = (address: string) => `sha256-${createHash('sha256').update(scriptAt(address)).digest('base64')}`;

const messagesOf = ({ problems }: FinishedPage) => problems.map(({ message }) => message);

/** The directives of a page's policy, by name. */
function policyOf(html: string): Record<string, string> {
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? '';
  return Object.fromEntries(
    content.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('a page without an island', () => {
  const main = '<h1>Héllo &amp; <b>wörld</b> x</h1>';
  let page: FinishedPage;
  beforeAll(async () => {
    page = await finish(pageOf(main));
  });

  test('keeps only data and speculation rules as scripts', () => {
    expect(page.html.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/ld+json">',
      '<script type="speculationrules">',
    ]);
  });

  test('preloads only its font, and has no React hints', () => {
    expect(page.html.match(/<link[^>]*>/g)).toEqual([
      '<link rel="preload" href="/_next/static/media/face.woff2" as="font" crossorigin="" type="font/woff2"/>',
      '<link rel="expect" href="#menu" blocking="render"/>',
    ]);
  });

  test('inlines the CSS it uses, in order, in place of the first link', () => {
    expect(page.html).toContain(
      'type="font/woff2"/><style>@layer tokens, base, components, utilities;\n@font-face{src:url(/_next/static/media/face.woff2)}\n' +
        'h1{color:red}[open]{color:tan}</style><link rel="expect"',
    );
  });

  test('its policy allows the style and speculation rules by hash, and no other code', () => {
    const [, style = ''] = page.html.split(/<\/?style>/);

    expect(policyOf(page.html)).toMatchObject({
      'default-src': "'none'",
      'script-src': `'${hashOf(rules)}'`,
      'style-src': `'${hashOf(style)}'`,
      'connect-src': "'self'",
    });
  });

  test('has its policy right after the charset', () => {
    expect(page.html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
  });
});

describe('a page with an island', () => {
  const island = '<div data-island="go-back"><button type="button">Back</button></div>';
  let page: FinishedPage;
  beforeAll(async () => {
    page = await finish(pageOf(island));
  });

  test('differs from the page without it only by modules with checksums at the end of its body', async () => {
    const [shared, entry] = ['/_next/static/islands/shared.js', '/_next/static/islands/go-back.js'];
    const modules =
      `<link rel="modulepreload" href="${shared}" integrity="${checksumOf(shared)}" fetchpriority="low"/>` +
      `<script type="module" src="${entry}" integrity="${checksumOf(entry)}" fetchpriority="low"></script>`;
    const withoutPolicy = (html: string) =>
      html.replace(/<meta http-equiv[^>]*>/, '').replace('.by-script{color:green}', '');
    const still = await finish(pageOf(island.replace('data-island', 'data-still')));

    expect(withoutPolicy(page.html)).toBe(
      withoutPolicy(still.html).replace('data-still', 'data-island').replace('</body>', `${modules}</body>`),
    );
  });

  test('its policy additionally allows script files of this site only', async () => {
    expect(policyOf(page.html)).toEqual({
      ...policyOf((await finish(pageOf(''))).html),
      'style-src': policyOf(page.html)['style-src'],
      'script-src': `'self' '${hashOf(rules)}'`,
    });
  });

  test('keeps styles named in its scripts', () => {
    expect(page.html).toContain('.by-script{color:green}');
  });

  test('may connect to the services of its form', async () => {
    const form = await finish(pageOf('<div data-island="contact-form"><form></form></div>'));

    expect(policyOf(form.html)).toMatchObject({
      'connect-src': "'self' https://ip.example",
      'form-action': "'self'",
    });
  });
});

test('its policy allows the recordings of a page', async () => {
  const { html } = await finish(pageOf('<audio src="/recordings/a.mp3"></audio>'));

  expect(policyOf(html)['media-src']).toBe("'self'");
});

test('rejects a page that is already finished', async () => {
  const { html } = await finish(pageOf('<h1>Story</h1>'));

  expect(messagesOf(await finish(html))).toEqual([expect.stringContaining('already')]);
});

test('rejects a page whose policy would come too late', async () => {
  const page = await finish(pageOf('').replace('<meta charSet="utf-8"/>', '<meta name="late"/>'));

  expect(messagesOf(page)).toEqual([expect.stringContaining('charset')]);
});

test('leaves a page with a problem unchanged', async () => {
  const plain = pageOf('<p style="color:red">x</p>');
  const page = await finish(plain);

  expect(page.html).toBe(plain);
  expect(page.problems).toHaveLength(1);
});
