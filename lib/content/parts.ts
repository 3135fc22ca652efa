import * as z from 'zod';

import { flowers, garments, hairs, inks, marks, skins } from '@/lib/portraits';

import { actions } from './actions';
import { choice, figure, line, paragraph, picture, plain } from './fields';

// Groups of fields that pages of several topics have. A page adds its own: `opening().extend({ … })`.

/** A heading and the sentence beside it. */
export const heading = () => z.strictObject({ title: line(), lead: paragraph() });

/** The same with the steps a visitor can take: how a page opens or closes. */
export const offer = () => heading().extend({ actions: actions() });

/** What is said again in Tamil on the English page; the Tamil page leaves it out. */
export const inTamil = () => plain().describe('The key sentence in Tamil, where a maker must act on it');

/** What happens next, in order. */
export const steps = () => z.array(z.strictObject({ title: line(), text: paragraph() })).min(1);

/** Published figures, each with what it means on this page. */
export const figuresWith = () => z.array(z.strictObject({ figure: figure(), description: line() })).min(1);

/** How a person looks from behind: scripts/assets/portraits draws it. */
const portrait = () =>
  z.strictObject({
    hair: choice(hairs).describe('With veil, garment, cloth and border are the veil’s'),
    garment: choice(garments).describe('check, stripe and plain are saris'),
    cloth: choice(inks),
    border: choice(inks).optional().describe('Turmeric, where it is left out; a shirt has none'),
    blouse: choice(inks).optional().describe('Kaavi, where it is left out; of a churidar the dupatta'),
    skin: choice(skins),
    ground: choice(inks).describe('The wall behind'),
    flowers: choice(flowers).optional().describe('Jasmine, where it is left out'),
    tilt: z.int().min(-6).max(6).optional().describe('Degrees the head leans to its right'),
    build: z.int().min(94).max(106).optional().describe('Slight to broad, 100 where it is left out'),
    mark: choice(marks).optional().describe('A bandaged thumb, a pencil at the ear, a tape, a cord of glasses'),
  });

/** A person's face: words that are drawn, or a photograph of the register. One of the two (faces.ts). */
export const face = () => ({
  portrait: portrait().optional().describe('How she looks from behind, drawn by the build'),
  photo: picture('portrait').optional().describe('A photograph instead, with her consent'),
});
