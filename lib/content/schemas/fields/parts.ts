import * as z from 'zod';

import { actions } from './actions';
import { figure, line, paragraph, picture, plain } from '.';

// Groups of fields used by pages of several topics. A page adds its own: `opening().extend({ … })`.

/** One field per key, such as the label of each option. */
export const keyed = <Key extends string, Schema extends z.ZodType>(
  keys: readonly Key[],
  createField: (key: Key) => Schema,
): z.ZodObject<Record<Key, Schema>, z.core.$strict> =>
  // The cast is safe: every key has a field.
  z.strictObject(Object.fromEntries(keys.map((key) => [key, createField(key)])) as Record<Key, Schema>);

/** A heading and the sentence next to it. */
export const heading = () => z.strictObject({ title: line(), lead: paragraph() });

/** A heading, a sentence and actions: the start or the end of a page. */
export const offer = () => heading().extend({ actions: actions() });

/** Tamil text shown on the English page as well; the Tamil page omits it. */
export const inTamil = () => plain().describe('The key sentence in Tamil, if a maker must act on it');

/** Steps in order. */
export const steps = () => z.array(z.strictObject({ title: line(), text: paragraph() })).min(1);

/** Steps in order, each with its picture. */
export const pictureSteps = () =>
  z.array(z.strictObject({ picture: picture('bleed', 'square'), title: line(), text: paragraph() })).min(1);

/** A published figure and its meaning on this page. */
export const figureWith = () => z.strictObject({ figure: figure(), description: line() });

export const figuresWith = () => z.array(figureWith()).optional();

const portraitSlots = ['arch', 'archRow', 'archSmall', 'archThumb'] as const;

/** A portrait: a drawing of the person's hands and, with consent, a photograph. */
export const portrait = () => ({
  portrait: picture(...portraitSlots)
    .optional()
    .describe('A drawing of her hands at work'),
  photo: picture(...portraitSlots)
    .optional()
    .describe('A photograph, with her consent; a list shows photographs once all people in it have one'),
});
