import { repositoryUrl, siteOrigin } from '@/lib/env';

import { email, locale, phone, whatsapp } from './reach';

const store = 'https://shop.kaivinai.example';

const office = {
  street: '14/2 Courtallam Main Road',
  locality: 'Tenkasi',
  region: 'Tamil Nadu',
  postalCode: '627811',
  country: 'IN',
} as const;

/** What a map is asked for. */
const officeQuery = new URLSearchParams({ query: `${office.street}, ${office.locality} ${office.postalCode}` });

/** Who we are and how to reach us: the one place for names, addresses, numbers and hours. */
export const site = {
  name: 'Kaivinai',
  /** Tamil for handicraft: the work of hands. */
  tamilName: 'கைவினை',
  origin: siteOrigin(),
  /**
   * Who names things for feed readers and calendars: by these names they know what they have seen. Set it once before the
   * first launch, to a domain you own and a day on which you owned it, or a year for its first of January (RFC 4151). Then
   * never again, even when the origin moves: readers would see everything as new.
   */
  namingAuthority: { domain: 'kaivinai.example', since: '2025' },
  locale,
  repository: repositoryUrl(),
  timeZone: 'Asia/Kolkata',
  /** What a browser paints round the page; the same values as in app/_styles/tokens.scss (a test compares them). */
  themeColours: { light: '#97321f', dark: '#14162b', paper: '#fbfaf6' },
  copyright: '© 2025 Kaivinai',
  madeIn: 'Made in Tenkasi, by hand.',
  phone,
  whatsapp,
  email,
  headOffice: {
    title: 'Head office',
    /** Stands until the enterprise enters its own; the launch check lists it. */
    placeholder: true,
    ...office,
    lines: [office.street, `${office.locality}, ${office.region} ${office.postalCode}`],
    map: `https://www.google.com/maps/search/?api=1&${officeQuery.toString()}`,
  },
  /** Two desks, two sets of hours (specification, section 9). */
  hours: {
    support: 'Monday to Saturday 9:00 AM to 6:00 PM IST, Sunday e-mail only',
    orders: 'Mon-Fri 9 AM to 6 PM IST, with an e-mail reply within 24 hours',
  },
  social: [
    { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/kaivinai.example' },
    { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/kaivinai.example' },
    { name: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/@kaivinai.example' },
  ],
} as const;

/** Addresses outside this site that pages lead to. */
export const external = {
  store,
  orders: `${store}/account/orders`,
  gifting: `${store}/collections/gifting`,
  brands: `${store}/brands`,
  becomeSeller: `${store}/sell`,
} as const;

export type ExternalName = keyof typeof external;
