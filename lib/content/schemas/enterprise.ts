import * as z from 'zod';

import { marketplaceNames, storeNames } from './fields/actions';
import { distinctBy, single } from './define';
import { email, line, phone, placeholder, plain, properName, slug, url, whatsappNumber } from './fields';
import { keyed } from './fields/parts';

/** Names, addresses, phone numbers and opening hours of the enterprise, for the whole site. */
export const enterprise = single({
  file: 'site/enterprise',
  fields: {
    name: line(),
    shortName: plain()
      .regex(slug, 'is not a short name. Write lower-case letters, digits and hyphens, such as kaivinai.')
      .describe('The name in file names'),
    legalName: properName().describe('The registered name: on contracts, invoices, receipts and the bank account'),
    tamilName: plain().optional().describe('The name in Tamil letters, if there is one; the logo shows it'),
    copyright: plain(),
    madeIn: line(),
    phone: phone('+91 4633 000 000'),
    whatsapp: whatsappNumber('+91 90000 00000'),
    onWhatsapp: z
      .strictObject({ catalogue: url().optional(), channel: url().optional() })
      .optional()
      .describe('The URLs of our catalogue and our channel on WhatsApp, if we have them'),
    email: email(),
    grievanceOfficer: line().describe('The person who settles complaints, named on several pages'),
    headOffice: z.strictObject({
      title: line(),
      street: line(),
      locality: line(),
      region: line(),
      postalCode: plain().regex(/^[1-9]\d{5}$/, 'is not an Indian PIN code. Write six digits, in quotes.'),
      placeholder: placeholder(),
    }),
    hours: z
      .strictObject({ support: line(), orders: line() })
      .describe('Two desks: one for every question, one for orders and returns'),
    // External addresses. /shop leads to the store.
    external: keyed(storeNames, () => url()).extend(keyed(marketplaceNames, () => url().optional()).shape),
    social: z
      .array(z.strictObject({ name: properName(), url: url() }))
      .check(distinctBy('name', 'url'))
      .optional(),
    namingAuthority: z
      .strictObject({ domain: plain(), since: plain().regex(/^\d{4}(-\d{2}-\d{2})?$/) })
      .describe(
        'The authority for the ids of feeds and calendars (RFC 4151): a domain that you own, and a date on which you owned it. Set it before the first release, and never change it afterwards.',
      ),
  },
});
