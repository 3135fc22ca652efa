/** Icons in public/, drawn from the logo, in the sizes that platforms require. */
export const icons = {
  svg: { file: 'favicon.svg' },
  /** For browsers without SVG icons, which request /favicon.ico by name. */
  ico: { file: 'favicon.ico', sizes: [16, 32, 48] },
  /** For iOS, which requests /apple-touch-icon.png by name. */
  appleTouch: { file: 'apple-touch-icon.png', size: 180 },
  /** Maskable icons: platforms may crop them, so the mark stays within the middle 80 % (W3C Manifest). */
  maskable: [
    { file: 'icon-maskable-192.png', size: 192 },
    { file: 'icon-maskable-512.png', size: 512 },
  ],
  /** Icons that are not cropped. */
  plain: [
    { file: 'icon-192.png', size: 192 },
    { file: 'icon-512.png', size: 512 },
  ],
} as const;
