import * as z from 'zod';

import { collection, complainIf, single } from './define';
import { choice, file, line, plain, sample } from './fields';

const share = () => z.number().min(0).max(1);

/** The artist of the drawings. A photograph has its own photographer. */
export const credits = single({
  file: 'site/credits',
  fields: {
    drawing: line(),
  },
});

/** File extensions of masters. */
export const masterEnding = /\.(jpe?g|png|webp|avif|tiff?|svg)$/i;

const fileRule =
  'cannot be part of an address. Rename the file to lower-case letters, digits and hyphens, such as loom-2.jpg, and write that name here.';

/** Records of pictures: one YAML file per master. */
export const images = collection({
  folder: 'images',
  unique: ['alt'],
  fields: {
    medium: choice(['photograph', 'drawing']),
    file: file('content/images')
      .regex(/^[a-z0-9]+([-_][a-z0-9]+)*\.\w+$/, fileRule)
      .regex(masterEnding, 'is not a picture. Save it as JPEG, PNG, WebP, AVIF, TIFF or SVG.')
      .describe(
        'The source file in content/images: JPEG, PNG, WebP, AVIF or SVG; save a HEIC of an iPhone as JPEG first',
      ),
    alt: line().describe('What the picture shows, in one sentence without a full stop; unique for each picture'),
    credit: line()
      .optional()
      .describe('The author; required for photographs. Default for drawings: content/site/credits.yaml'),
    sample: sample(),
    focus: z
      .strictObject({ x: share(), y: share() })
      .optional()
      .describe('The point that a narrower crop keeps, as shares of width and height. Default: the middle'),
    note: plain().optional().describe('A note for editors, not shown on any page'),
  },
  check: ({ medium, file: name, credit }) => [
    ...complainIf(
      (medium === 'drawing') !== name.endsWith('.svg'),
      ['medium'],
      'must be drawing for a file that ends in .svg, and only for such a file.',
    ),
    ...complainIf(
      medium === 'photograph' && credit === undefined,
      ['credit'],
      'is missing: the name of the photographer.',
    ),
  ],
});
