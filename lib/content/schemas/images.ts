import * as z from 'zod';

import { collection, type Complaint, single } from './define';
import { choice, file, line, plain, sample } from './fields';
import { quoteText } from './fields/messages';
import { isMeaningless } from './fields/text-characters';

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
  'cannot stand in an address. Rename the file: small letters, digits and hyphens, such as loom-2.jpg, and write that here.';

/** Records of pictures: one YAML file per master. */
export const images = collection({
  folder: 'images',
  fields: {
    medium: choice(['photograph', 'drawing']),
    file: file('content/images')
      .regex(/^[a-z0-9]+([-_][a-z0-9]+)*\.\w+$/, fileRule)
      .regex(masterEnding, 'is no picture. Save it as JPEG, PNG, WebP, AVIF, TIFF or SVG.')
      .describe('The master in content/images'),
    alt: line().describe('What the picture shows, in one sentence without a full stop; no two pictures share one'),
    credit: line().optional().describe('Who made it, where content/site/credits.yaml does not say so for its kind'),
    sample: sample(),
    focus: z
      .strictObject({ x: share(), y: share() })
      .optional()
      .describe('What a narrower cut must keep, as shares of width and height; the middle, where it is left out'),
    note: plain().optional().describe('Why it is so, for whoever changes it; no page shows it'),
  },
  check: ({ medium, file: name, alt, credit }) => {
    const complaints: Complaint[] = [];
    const isDrawing = medium === 'drawing';
    if (isDrawing !== name.endsWith('.svg')) {
      const message = isDrawing ? 'is no drawing: those end in .svg.' : 'is a drawing. Write medium: drawing.';
      complaints.push({ path: ['file'], message });
    }
    if (isMeaningless(alt)) {
      complaints.push({ path: ['alt'], message: `${quoteText(alt)} says nothing. Say what the picture shows.` });
    }
    if (medium === 'photograph' && credit === undefined) {
      complaints.push({ path: ['credit'], message: 'is missing. Name who took the photograph.' });
    }
    return complaints;
  },
});
