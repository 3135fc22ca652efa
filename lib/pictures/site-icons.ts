/**
 * Icons in public/, made from content/site/icon.svg (build/identity), in the sizes that platforms require. Platforms may
 * crop them, so the mark stays within the middle 80 % of that file (W3C Manifest, maskable icons).
 */
export const icons = {
  svg: { file: 'favicon.svg' },
  /** For browsers without SVG icons, which request /favicon.ico by name. */
  ico: { file: 'favicon.ico', sizes: [16, 32, 48] },
  /** For iOS, which requests /apple-touch-icon.png by name. */
  appleTouch: { file: 'apple-touch-icon.png', size: 180 },
  png: [
    { file: 'icon-192.png', size: 192 },
    { file: 'icon-512.png', size: 512 },
  ],
} as const;
