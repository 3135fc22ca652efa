/** The icons in public/, drawn from the logo, each with the size a platform asks for. */
export const icons = {
  svg: { file: 'favicon.svg' },
  /** For browsers that know no drawings, and ask for /favicon.ico whatever the page says. */
  ico: { file: 'favicon.ico', sizes: [16, 32, 48] },
  /** For iOS, which asks for /apple-touch-icon.png whatever the page says. */
  appleTouch: { file: 'apple-touch-icon.png', size: 180 },
  /** Any platform may cut these to its own shape: the mark stays within the middle 80 % (W3C Manifest, 'maskable'). */
  maskable: [
    { file: 'icon-maskable-192.png', size: 192 },
    { file: 'icon-maskable-512.png', size: 512 },
  ],
  /** The same as they are. */
  plain: [
    { file: 'icon-192.png', size: 192 },
    { file: 'icon-512.png', size: 512 },
  ],
} as const;
