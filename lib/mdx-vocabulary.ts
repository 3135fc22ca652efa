import { ages, periods, rupees, shares } from '@/content/policy-facts';
import { external, site } from '@/content/site';

/** What an attribute of a component may say: one of these names, or any text. */
type Attribute = readonly string[] | 'text';

/**
 * The components an MDX file may use, with their attributes: all of them are needed. mdx-components.tsx draws them; it
 * does not compile with a name missing.
 */
export const mdxVocabulary = {
  Age: { of: Object.keys(ages) },
  Count: { of: Object.keys(periods) },
  DataTable: { caption: 'text' },
  DeliveryHost: {},
  Email: {},
  External: { to: Object.keys(external) },
  HeadOffice: {},
  Hours: { of: Object.keys(site.hours) },
  InShort: {},
  LookupHost: {},
  Name: {},
  Percent: { of: Object.keys(shares) },
  Period: { of: Object.keys(periods) },
  Phone: {},
  Rupees: { of: Object.keys(rupees) },
  When: { setting: ['lookup', 'delivery'], is: ['on', 'off'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Attribute>>>>;

export type MdxComponentName = keyof typeof mdxVocabulary;

/** The attributes of a component, by its name; nothing for a name that is none. */
export const attributesOf = (name: string): Readonly<Record<string, Attribute>> | undefined =>
  Object.hasOwn(mdxVocabulary, name) ? mdxVocabulary[name as MdxComponentName] : undefined;

/** The places that a component puts on the page it is used on. */
export const placesOf: Readonly<Partial<Record<MdxComponentName, string>>> = { InShort: 'in-short' };
