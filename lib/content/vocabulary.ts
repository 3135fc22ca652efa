import { storeNames } from './schemas/fields/actions';
import { constants } from './schemas/constants';
import { enterprise } from './schemas/enterprise';

/** The values allowed for a component's attribute: one of these names, or any text. */
export type Attribute = readonly string[] | 'text';

const { rupees, periods, shares, ages } = constants.schema.shape;
const listNames = (part: { readonly shape: object }): readonly string[] => Object.keys(part.shape);

/**
 * Components allowed in MDX files, with their attributes, all of them required. components/prose/mdx-facts.tsx
 * implements them and does not compile when one is missing.
 */
export const vocabulary = {
  Age: { of: listNames(ages) },
  Count: { of: listNames(periods) },
  DataTable: { caption: 'text' },
  DeliveryHost: {},
  Email: {},
  External: { to: storeNames },
  HeadOffice: {},
  LegalName: {},
  GrievanceOfficer: {},
  Hours: { of: listNames(enterprise.schema.shape.hours) },
  InShort: {},
  Numerals: { surface: ['indigo', 'kaavi'] },
  PieceRates: {},
  LookupHost: {},
  MakerShare: {},
  Margin: { count: 'text', of: 'text' },
  Name: {},
  Percent: { of: listNames(shares) },
  Period: { of: listNames(periods) },
  Phone: {},
  Rupees: { of: listNames(rupees) },
  When: { setting: ['lookup', 'delivery', 'split'], is: ['on', 'off'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Attribute>>>>;

export type VocabularyName = keyof typeof vocabulary;

/** The attributes of a component by its name; undefined for an unknown name. */
export const getAttributes = (name: string): Readonly<Record<string, Attribute>> | undefined =>
  Object.hasOwn(vocabulary, name) ? vocabulary[name as VocabularyName] : undefined;

/** Components that show what is between their tags; every other one shows nothing of it. */
const containers: ReadonlySet<string> = new Set<VocabularyName>([
  'DataTable',
  'External',
  'InShort',
  'Margin',
  'Numerals',
  'PieceRates',
  'When',
]);

export const isContainer = (name: string): boolean => containers.has(name);

/** The ids that components add to their page. */
export const idsOfComponents: Readonly<Record<string, string>> = { InShort: 'in-short' };

/** The ids that other parts of an article's or a policy's page have: a heading may not have the same. */
export const takenIds: readonly string[] = ['main', 'menu', 'share', ...Object.values(idsOfComponents)];
