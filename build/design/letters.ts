import { compileTemplate, loadTypst } from './typst';

/**
 * Finds letters without a glyph in the fonts of PDFs and share pictures, by compiling them with Typst. Such a letter
 * makes PDF generation fail.
 */
export async function findUndrawnLetters(texts: readonly string[]): Promise<ReadonlySet<string>> {
  const letters = [...new Set(texts.flatMap((text) => Array.from(text)))].filter((letter) =>
    /[^\p{C}\p{M}\p{Z}]/u.test(letter),
  );
  const compiler = await loadTypst();
  const document = compileTemplate(compiler, 'build/design/letters.typ', { letters });
  try {
    compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: 0 });
    return new Set();
  } catch (error) {
    const found = new Set(
      Array.from(String(error).matchAll(/the text `\\?"(.+?)\\?"` could not/gu), ([, text]) => text ?? ''),
    );
    if (found.size === 0) throw error;
    return found;
  }
}
