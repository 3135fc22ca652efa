import type { PictureName, PictureSlot } from '@/lib/pictures';
export function Picture({
  name,
  slot,
  loading = 'lazy',
}: {
  name: PictureName;
  slot: PictureSlot;
  loading?: 'lazy' | 'eager';
}) {
  const r = { portrait: '4/5', card: '4/3', scene: '3/2', wide: '5/2' }[slot];
  const src = /^(hub|portrait|story)/.test(name) ? `/art/${name}.svg` : `/tmp-${name}.png`;
  return <img src={src} alt={name} loading={loading} data-r={r} width="800" height="600" />;
}
