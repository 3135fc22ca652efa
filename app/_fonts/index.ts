import localFont from 'next/font/local';

/**
 * Eczar for display. It has no rupee sign; Anek supplies it, so the stand-in must not have one either: _stand-ins.scss
 * declares those of both faces by hand. A face that is not there for the first paint is for the next page: nothing
 * that is being read may move (docs/decisions/0005). The two Latin faces stand on every page and are fetched first.
 * Both faces: SIL Open Font License 1.1 (see the OFL files beside this one).
 */
export const eczar = localFont({
  src: './eczar-latin.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-eczar',
  adjustFontFallback: false,
});

/** Anek Tamil's Latin letters for text. */
export const anekLatin = localFont({
  src: './anek-latin.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-anek-latin',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B7, U+00BB, U+00BD, U+00D7, U+00E9, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+20B9, U+2212',
    },
  ],
});

/** Anek Tamil's Tamil letters: fetched only by a page that shows Tamil text. */
export const anekTamil = localFont({
  src: './anek-tamil.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-anek-tamil',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0B80-0BFF, U+200C-200D, U+25CC' }],
});
