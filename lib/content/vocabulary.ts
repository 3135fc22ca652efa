import { externalNames } from './schemas/fields/actions';
import { constants } from './schemas/constants';
import { enterprise } from './schemas/enterprise';

/** What an attribute of a component may say: one of these names, or any text. */
export type Attribute = readonly string[] | 'text';

const { rupees, periods, shares, ages } = constants.schema.shape;
const names = (part: { readonly shape: object }): readonly string[] => Object.keys(part.shape);

/**
 * The components an MDX file may use, with their attributes: all of them are needed. components/policies/Facts.tsx draws
 * them; it does not compile with a name missing.
 */
export const vocabulary = {
  Age: { of: names(ages) },
  Count: { of: names(periods) },
  DataTable: { caption: 'text' },
  DeliveryFinder: {},
  DeliveryHost: {},
  Email: {},
  External: { to: externalNames },
  HeadOffice: {},
  Hours: { of: names(enterprise.schema.shape.hours) },
  InShort: {},
  Numerals: { surface: ['indigo', 'kaavi'] },
  PieceRates: {},
  LookupHost: {},
  Margin: { count: 'text', of: 'text' },
  Name: {},
  Percent: { of: names(shares) },
  Period: { of: names(periods) },
  Phone: {},
  ReturnFinder: {},
  Rupees: { of: names(rupees) },
  When: { setting: ['lookup', 'delivery'], is: ['on', 'off'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Attribute>>>>;

export type VocabularyName = keyof typeof vocabulary;

/** The attributes of a component, by its name; nothing for a name that is none. */
export const attributesOf = (name: string): Readonly<Record<string, Attribute>> | undefined =>
  Object.hasOwn(vocabulary, name) ? vocabulary[name as VocabularyName] : undefined;

/** The places that a component puts on the page it is used on. */
export const placesOf: Readonly<Partial<Record<string, string>>> = { InShort: 'in-short' };
