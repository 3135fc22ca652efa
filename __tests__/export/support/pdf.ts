import { inflateSync } from 'node:zlib';

/** What stands behind a backslash in a string of a PDF (ISO 32000-1, table 3). */
const escapes = new Map(Object.entries({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }));

const unescaped = (written: string): string =>
  written.replaceAll(/\\([^])/g, (_, sign: string) => escapes.get(sign) ?? sign);

/** The content of every stream that is compressed as text is; pictures and the like are none. */
function inflatedStreams(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n/g)].flatMap(({ 0: head, index }) => {
    const start = index + head.length;
    const end = source.indexOf('\nendstream', start);
    return end === -1 ? [] : [inflateSync(pdf.subarray(start, end)).toString('latin1')];
  });
}

/** The texts that a PDF gives instead of what it draws, in the order it draws them (ISO 32000-1, 14.9.4). */
export const actualTexts = (pdf: Buffer): string[] =>
  inflatedStreams(pdf).flatMap((stream) =>
    [...stream.matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/g)].map(([, written = '']) => {
      const [first, second, ...bytes] = Buffer.from(unescaped(written), 'latin1');
      if (first !== 0xfe || second !== 0xff) throw new Error('This text is not UTF-16 with its byte order mark.');
      return Buffer.from(bytes).swap16().toString('utf16le');
    }),
  );
