import { mediaKit } from '@/content/media-kit';
import { pressRelease } from '@/content/press-release';
import type { PictureName } from '@/content/images/register';

/** What brand-assets.zip holds besides the logos and colours of content/brand.ts. */
export const brandAssets = {
  /** The day its files carry, ISO 8601. */
  date: '2026-11-20',
  heading: 'Brand assets',
  lead: mediaKit.brand.lead,
  rulesTitle: mediaKit.brand.rulesTitle,
  rules: mediaKit.brand.rules,
  boilerplate: pressRelease.release.about,
  files: [
    'logo: the logo and the mark, for light grounds and (-on-dark) for dark ones, as SVG and PNG',
    'pictures: three pictures to print beside a report; credits.txt says whom to name',
    'colours.txt: the colours of the brand',
    'boilerplate.txt: Kaivinai in one paragraph',
  ],
  filesTitle: 'What is here',
  coloursTitle: 'Colours',
  creditsTitle: 'Please name with each picture',
  sample: 'a computer picture that stands in for a photograph',
  questions: 'Questions',
  pictures: ['bowls', 'basketry', 'weaver'],
} as const satisfies { pictures: readonly PictureName[] } & Readonly<Record<string, unknown>>;
