import type { ComponentProps, ReactNode } from 'react';

import { AsWritten } from '@/components/ui/AsWritten';
import { type Content, getContent, getWords } from '@/lib/content';
import type { storeNames } from '@/lib/content/schemas/fields/actions';
import { formatCount, formatPeriod } from '@/lib/content/values';
import { formatOfficeLines } from '@/lib/content/enterprise';
import { formSettings, getSiteOrigin } from '@/lib/env';
import type { Language } from '@/lib/language';
import { getPagePath, getMailLink, getPhoneLink } from '@/lib/content/links';
import type { SitePath } from '@/lib/routes';
import { getFormats, joinWithoutBreaks } from '@/lib/language/format';

import { ContentLink } from './ContentLink';

// MDX components that insert figures, addresses and numbers from content/site, so that each fact has one source. The
// content check verifies their attributes (build/content/mdx).

type Constants = Content['constants'];

type Of<Facts> = { readonly of: keyof Facts };

/** The host of a service (this site's for a path); empty if the service is disabled. */
const getHost = (url: string): string => (url === '' ? '' : new URL(url, getSiteOrigin()).host);

type WhenProps = {
  readonly setting: 'lookup' | 'delivery' | 'split';
  readonly is: 'on' | 'off';
  readonly children: ReactNode;
};

type ExternalProps = { readonly to: (typeof storeNames)[number]; readonly children: ReactNode };

/** The fact components in one language. */
export function createFacts(language: Language) {
  const { constants, enterprise, pieces } = getContent(language);
  const words = getWords('site', language);
  const { number, rupees, share } = getFormats(language);
  const makerShares = pieces.flatMap(({ price, parts }) =>
    parts?.[0] ? [Math.round((100 * parts[0].rupees) / price)] : [],
  );
  const switches = {
    lookup: formSettings.lookupUrl !== '',
    delivery: formSettings.deliveryUrl !== '',
    split: makerShares.length > 0,
  } as const;

  return {
    /** An amount: `₹999`. */
    Rupees: ({ of }: Of<Constants['rupees']>) => rupees(constants.rupees[of]),

    /** A period with its unit: `3-7 business days`. */
    Period: ({ of }: Of<Constants['periods']>) => formatPeriod(constants.periods[of], language, words),

    /** A period without its unit, for tables whose caption has the unit: `3-7`. */
    Count: ({ of }: Of<Constants['periods']>) => formatCount(constants.periods[of], language),

    /** A percentage: `100%`. */
    Percent: ({ of }: Of<Constants['shares']>) => share(constants.shares[of]),

    /** An age in years: `13`. */
    Age: ({ of }: Of<Constants['ages']>) => number(constants.ages[of]),

    Hours: ({ of }: Of<Content['enterprise']['hours']>) => enterprise.hours[of],

    GrievanceOfficer: () => enterprise.grievanceOfficer,

    Name: () => <AsWritten language={language}>{enterprise.name}</AsWritten>,

    LegalName: () => <AsWritten language={language}>{enterprise.legalName}</AsWritten>,

    HeadOffice: () => <AsWritten language={language}>{formatOfficeLines(enterprise).join(', ')}</AsWritten>,

    /** A link to an external address in content/site/enterprise.yaml. */
    External: ({ to, children }: ExternalProps) => <ContentLink href={enterprise.external[to]}>{children}</ContentLink>,

    Email: () => (
      <a href={getMailLink(language)}>
        <AsWritten language={language}>{enterprise.email}</AsWritten>
      </a>
    ),

    Phone: () => (
      <a href={getPhoneLink(language)}>
        <AsWritten language={language}>{joinWithoutBreaks(enterprise.phone)}</AsWritten>
      </a>
    ),

    LookupHost: () => getHost(formSettings.lookupUrl),

    DeliveryHost: () => getHost(formSettings.deliveryUrl),

    /** The makers' shares of the prices, the smallest and the largest of 100: `52-56`. */
    MakerShare: () => `${number(Math.min(...makerShares))}-${number(Math.max(...makerShares))}`,

    /** Text only shown in builds with a form service, or where prices are split among maker, hub and others. */
    When: ({ setting, is, children }: WhenProps) => (switches[setting] === (is === 'on') ? children : null),

    /** A Markdown link: to a page of this site in the current language if available. */
    a: ({ href = '', children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) => {
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
      const isFile = /\.\w+$/.test(path);
      if (!path.startsWith('/') || isFile) return <ContentLink href={href}>{children}</ContentLink>;
      // The cast is safe: the content check ensures that the path is a page.
      return <ContentLink href={`${getPagePath(path as SitePath, language)}${rest}`}>{children}</ContentLink>;
    },
  };
}
