import type { ReactNode } from 'react';

import { ContentLink } from '@/components/ui/ContentLink';
import { formSettings } from '@/lib/env';
import { ages, periods, rupees, shares } from '@/content/policy-facts';
import { external, site } from '@/content/site';
import { formatCount, formatNumber, formatPeriod, formatRupees, formatShare } from '@/lib/format';
import { readFact } from '@/lib/policies';

// What MDX writes instead of a figure, an address or a number, so that a fact has one home (content/policy-facts.ts,
// content/site.ts). MDX is not type-checked: each name is looked up when the page is built.

type FactProps = { readonly of: string };

/** An amount: `₹999`. */
export const Rupees = ({ of }: FactProps) => formatRupees(readFact(rupees, 'Rupees', of));

/** A period with its unit: `3-7 business days`. */
export const Period = ({ of }: FactProps) => formatPeriod(readFact(periods, 'Period', of));

/** A period without its unit, in a table whose caption names it: `3-7`. */
export const Count = ({ of }: FactProps) => formatCount(readFact(periods, 'Count', of));

/** A share: `100%`. */
export const Percent = ({ of }: FactProps) => formatShare(readFact(shares, 'Percent', of));

/** An age in years: `13`. */
export const Age = ({ of }: FactProps) => formatNumber(readFact(ages, 'Age', of));

/** The hours of a desk. */
export const Hours = ({ of }: FactProps) => readFact(site.hours, 'Hours', of);

/** Our name. */
export const Name = () => site.name;

/** Our postal address, on one line. */
export const HeadOffice = () => site.headOffice.lines.join(', ');

/** A link to an address outside this site that `external` names. */
export const External = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <ContentLink href={readFact(external, 'External', to)}>{children}</ContentLink>
);

/** Our e-mail address, as a link. */
export const Email = () => <a href={`mailto:${site.email}`}>{site.email}</a>;

/** Our phone number, as a link. */
export const Phone = () => <a href={site.phone.href}>{site.phone.display}</a>;

/** The host of a service, which a path places on this site; nothing where the service is switched off. */
const hostOf = (url: string): string => (url === '' ? '' : new URL(url, site.origin).host);

/** The name of the service that a form asks for the visitor's IP address. */
export const LookupHost = () => hostOf(formSettings.lookupUrl);

/** The name of the service that takes a form's record to us. */
export const DeliveryHost = () => hostOf(formSettings.deliveryUrl);

const switches = {
  lookup: formSettings.lookupUrl !== '',
  delivery: formSettings.deliveryUrl !== '',
} as const;

/** Text that holds only for builds that have a service of the forms switched on, or off. */
export function When({ setting, is, children }: { setting: string; is: string; children: ReactNode }) {
  if (is !== 'on' && is !== 'off') throw new Error(`<When is="${is}">: write is="on" or is="off".`);
  return readFact<boolean>(switches, 'When', setting) === (is === 'on') ? children : null;
}
