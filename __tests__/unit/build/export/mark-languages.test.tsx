/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';

import { PageLink } from '@/components/layout/PageLink';
import { ContentLink } from '@/components/prose/ContentLink';
import { ActionLink } from '@/components/ui/ActionLink';
import { applyEdits, listElements } from '@/build/export/html';
import { markLanguages } from '@/build/export/mark-languages';
import { getContent } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';
import { htmlTags } from '@/lib/language';
import { setCurrentLanguage } from '@/lib/language/current-language';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../support/site'));

const marked = (body: string, lang = htmlTags.ta): string => {
  const html = `<html lang="${lang}"><head><title>A</title></head><body>${body}</body></html>`;
  const result = applyEdits(html, markLanguages(html, listElements(html)));
  return result.slice(result.indexOf('<body>') + 6, result.indexOf('</body>'));
};
const note = getContent('ta').words.site.inLanguage.en;

test.each([
  ['words without a translation', '<p>Salt of the coast</p>', '<p lang="en-IN">Salt of the coast</p>'],
  ['with what is in them', '<p>Salt <b>of the coast</b></p>', '<p lang="en-IN">Salt <b>of the coast</b></p>'],
  ['beside others', '<p>Salt <b>உப்பு</b></p>', '<p><span lang="en-IN">Salt </span><b>உப்பு</b></p>'],
  [
    'in one text with others',
    '<p>நேரம்: 9:00 AM to 6:00 PM, Sunday &amp; feasts too. உப்பு</p>',
    '<p>நேரம்: <span lang="en-IN">9:00 AM to 6:00 PM, Sunday &amp; feasts too</span>. உப்பு</p>',
  ],
  ['of a picture', '<img alt="A loom"/>', '<img alt="A loom" lang="en-IN"/>'],
  [
    'a link to a page without a translation',
    '<a href="/hub/salt">உப்பு</a>',
    `<a href="/hub/salt" hreflang="en">உப்பு<small lang="${htmlTags.ta}"> ${note}</small></a>`,
  ],
  [
    'the same with its name in English',
    '<a href="/hub/salt#visit">Salt</a>',
    `<a href="/hub/salt#visit" lang="en-IN" hreflang="en">Salt<small lang="${htmlTags.ta}"> ${note}</small></a>`,
  ],
])('English is marked on a Tamil page: %s', (_, html, expected) => {
  expect(marked(html)).toBe(expected);
});

test.each([
  '<p>உப்பு Kaivinai Store</p>',
  '<p lang="en-IN">Salt <b>of the coast</b></p>',
  '<p>12 × 5</p>',
  '<a href="/ta/hubs">மையங்கள்</a>',
  '<a href="/hubs" hreflang="en">மையங்கள்</a>',
  '<a href="/papers/catalogue.pdf">உப்பு</a>',
  '<div data-island="news-filter"><a href="/news">News</a></div>',
  '<script>const a = "Salt";</script>',
])('on a Tamil page, %s is unchanged', (html) => {
  expect(marked(html)).toBe(html);
});

test('Tamil is marked on an English page, and nothing else', () => {
  const text = '<p>Kaivinai is கை வினை.</p><p lang="ta">உப்பு</p><a href="/ta">English</a>';

  expect(marked(text, 'en-IN')).toBe(
    text.replace(/Kaivinai is .*?\./, '<span>Kaivinai is <span lang="ta">கை வினை</span>.</span>'),
  );
});

test('each link of a Tamil page to a page that is only in English is marked once', () => {
  setCurrentLanguage('ta');
  const links = [
    <PageLink key="menu" to="/x">
      எக்ஸ்
    </PageLink>,
    <ActionLink key="button" action={resolveAction({ label: 'எக்ஸ்', path: '/x' } as never)} />,
    <ContentLink key="text" href="/x#figures">
      எக்ஸ்
    </ContentLink>,
  ];
  const html = marked(renderToStaticMarkup(links));

  expect(html.match(/<a [^>]*hreflang="en"[^>]*>எக்ஸ்<small[^>]*>[^<]*<\/small><\/a>/g)).toHaveLength(links.length);
  expect(html.split(note)).toHaveLength(links.length + 1);
});
