/** @jest-environment node */
import { inflateSync } from 'node:zlib';

import { compileTemplate, loadTypst } from '@/build/design/typst';

const consonants = Array.from('கஙசஞடணதநபமயரலவழளறனஜஷஸஹ');
const signs = ['', ...Array.from('\u0BCDாிீுூெேைொோௌ')];
const letters = consonants.flatMap((consonant) => signs.map((sign) => consonant + sign));

/** The page contents of a PDF. */
const streamsOf = (pdf: Buffer): string[] =>
  Array.from(pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs), ([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });

// Typst draws the glyphs of one letter apart when the font gives them different heights. Readers then extract the letter
// twice.
test('PDFs draw each Tamil letter in one piece', async () => {
  const compiler = await loadTypst();
  const mainFileContent = `#import "/build/downloads/theme.typ": *
    #show: document-style.with(title: "Letters")
    ${letters.join('\n\n')}`;
  compiler.addSource(`${process.cwd()}/letters.typ`, mainFileContent);
  const pdf = compiler.pdf(compileTemplate(compiler, 'letters.typ', { name: 'Letters', language: 'ta' }), {
    pdfStandard: 'ua-1',
    creationTimestamp: 0,
  });

  expect(
    streamsOf(pdf)
      .join('')
      .match(/\/MCID /g),
  ).toHaveLength(letters.length);
});
