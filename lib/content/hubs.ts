import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent, getWords, type Action, type Item } from '@/lib/content';
import { lowerForSentence } from '@/lib/content/values';
import { getMapUrl, formatTelephoneUrl, formatWhatsappUrl } from './urls';
import { type Language, sourceLanguage } from '@/lib/language';
import { resolveAction } from './links';
import { formatHubTitle } from './page-heads';
import { fill } from '@/lib/language/fill';
import { joinWithoutBreaks } from '@/lib/language/format';

export { formatHubTitle };
export type Hub = Item<'hubs'>;
export type { HubStatus } from '@/lib/content/schemas/hubs';

/** A hub by id; undefined if it does not exist. */
export const findHub = (id: string, language: Language = getCurrentLanguage()): Hub | undefined =>
  getContent(language).hubs.find((hub) => hub.id === id);

/** Hubs with the status Active. */
export const listActiveHubs = (): readonly Hub[] => getContent().hubs.filter(({ status }) => status === 'Active');

/** A hub's products on one line: 'Bowls and cups, ladles and spoons, lamps'. */
export const formatProductLine = ({ products }: Pick<Hub, 'products'>): string =>
  products.map((product, index) => (index === 0 ? product : lowerForSentence(product))).join(', ');

/** Childcare at the active hubs, one sentence per hub; empty without active hubs. */
export const formatChildrenAtHubs = (): string =>
  listActiveHubs()
    .flatMap(({ location, reach }) => (reach ? `${location}: ${reach.children}` : []))
    .join(' ');

type Reach = NonNullable<Hub['reach']>;

/** A `tel:` link to a hub, or to us if the hub has no number. */
export function callHub(reach: Pick<Reach, 'phone'> | undefined): Action {
  const { enterprise } = getContent();
  const hub = getWords('hub');
  const phone = reach?.phone ?? enterprise.phone;
  // No-break spaces keep the number on one line.
  return { label: fill(hub.card.call, { phone: joinWithoutBreaks(phone) }), href: formatTelephoneUrl(phone) };
}

/** A WhatsApp link to a hub, or to us if the hub has no number. */
export function getHubMessageAction(reach: Pick<Reach, 'whatsapp'> | undefined): Action {
  const whatsapp = reach?.whatsapp ?? getContent().enterprise.whatsapp;
  return {
    label: getWords('hub').card.whatsapp,
    href: formatWhatsappUrl(whatsapp),
    newTab: getWords('site').opensInNewTab,
  };
}

/** A map link to a hub, by its street in the source language, as maps know it. */
export function getHubMapAction({ id }: Pick<Hub, 'id'>, language: Language = getCurrentLanguage()): Action {
  const { hub, site: words } = getContent(language).words;
  return {
    label: hub.card.map,
    href: getMapUrl(findHub(id, sourceLanguage)?.reach?.street ?? ''),
    newTab: words.opensInNewTab,
  };
}

/** A store link to a hub's products; undefined if it has none. */
export const getShopAction = ({ shop }: Pick<Hub, 'shop'>, label: string): Action | undefined =>
  shop === undefined ? undefined : resolveAction({ label, external: 'store', item: shop });

/** A link to the contact form for planning a visit, or for a question if the hub has no building yet. */
export function visitAction(hub: Hub, label: string): Action {
  const { subject, askSubject } = getWords('hub');
  const isPlanned = hub.status === 'Planned';
  return resolveAction({
    label,
    path: '/contact',
    subject: fill(isPlanned ? askSubject : subject, { title: formatHubTitle(hub) }),
  });
}
