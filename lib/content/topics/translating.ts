import * as z from 'zod';

import { collection } from '../define';
import { plain } from '../fields';

/** What a translator keeps to, by language: a file each, named by the language's tag. */
export const glossaries = collection({
  folder: 'translating',
  fields: {
    never: z
      .array(
        z.strictObject({
          word: plain().describe('What is never said, in this form or with an ending'),
          say: plain().describe('What is said instead'),
          why: plain().optional(),
        }),
      )
      .describe('Words that `npm run check` tells'),
  },
});
