/** @jest-environment node */
import { withoutUnusedStyles } from '@/scripts/build/export/unused';

test('keeps what is said of a class in a language where an element of that class is in it', async () => {
  const css = '.a:lang(ta){c:d}.a:lang(en) b{c:d}.e:lang(ta){c:d}:lang(ta){c:d}';
  const html = `<html lang="en-IN"><head><style>${css}</style></head><body class="e"><p lang="ta"><i class="a"></i></p><b></b></body></html>`;

  expect(await withoutUnusedStyles(html, [])).toContain('<style>.a:lang(ta){c:d}:lang(ta){c:d}</style>');
});
