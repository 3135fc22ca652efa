import * as z from 'zod';

import { actions } from './actions';
import { figure, line, paragraph, picture, plain } from '.';

// Groups of fields that pages of several topics have. A page adds its own: `opening().extend({ … })`.

/** A heading and the sentence beside it. */
export const heading = () => z.strictObject({ title: line(), lead: paragraph() });

/** The same with the steps a visitor can take: how a page opens or closes. */
export const offer = () => heading().extend({ actions: actions() });

/** What is said again in Tamil on the English page; the Tamil page leaves it out. */
export const inTamil = () => plain().describe('The key sentence in Tamil, where a maker must act on it');

/** What happens next, in order. */
export const steps = () => z.array(z.strictObject({ title: line(), text: paragraph() })).min(1);

/** A published figure, with what it means on this page. */
export const figureWith = () => z.strictObject({ figure: figure(), description: line() });

/** Several of them. */
export const figuresWith = () => z.array(figureWith()).min(1);

/** A person's portrait: a drawing of her hands, and a photograph once she consents to one. */
export const portrait = () => ({
  portrait: picture('arch').optional().describe('A drawing of her hands at work'),
  photo: picture('arch')
    .optional()
    .describe('A photograph, with her consent; lists show it once all their people have one'),
});
