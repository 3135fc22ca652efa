import { currentLanguage } from '../current-language';
import { contentIn, type Action, type Item } from '@/lib/content';
import { inSentence } from '@/lib/content/values';
import { mapOf, telephone, whatsappTo } from '@/lib/content/links';
import { type Language, sourceLanguage } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { hubTitle } from '@/lib/page-heads';
import { fill } from '@/lib/text/fill';
import { unbroken } from '@/lib/text/format';

export { hubTitle };
export type Hub = Item<'hubs'>;
export type { HubStatus } from '@/lib/content/schemas/hubs';

/** A hub by id; undefined if it does not exist. */
export const hubAt = (id: string, language: Language = currentLanguage()): Hub | undefined =>
  contentIn(language).hubs.find((hub) => hub.id === id);

/** Hubs with the status Active. */
export const activeHubs = (language: Language = currentLanguage()): readonly Hub[] =>
  contentIn(language).hubs.filter(({ status }) => status === 'Active');

/** All hubs except one. */
export const hubsBut = (id: string): readonly Hub[] => contentIn().hubs.filter((hub) => hub.id !== id);

/** A hub's products on one line: 'Bowls and cups, ladles and spoons, lamps'. */
export const productLine = ({ products }: Pick<Hub, 'products'>): string =>
  products.map((product, index) => (index === 0 ? product : inSentence(product))).join(', ');

/** Childcare at the active hubs, one sentence per hub; empty without active hubs. */
export const childrenAtHubs = (language: Language = currentLanguage()): string =>
  activeHubs(language)
    .flatMap(({ location, reach }) => (reach ? `${location}: ${reach.children}` : []))
    .join(' ');

type Reach = NonNullable<Hub['reach']>;

/** A `tel:` link to a hub, or to us if the hub has no number. */
export function callHub(reach: Pick<Reach, 'phone'> | undefined): Action {
  const { hub, enterprise } = contentIn();
  const phone = reach?.phone ?? enterprise.phone;
  // No-break spaces keep the number on one line.
  return { label: fill(hub.card.call, { phone: unbroken(phone) }), href: telephone(phone) };
}

/** A WhatsApp link to a hub. */
export function messageHub({ whatsapp }: Pick<Reach, 'whatsapp'>): Action {
  const { hub, interface: words } = contentIn();
  return { label: hub.card.whatsapp, href: whatsappTo(whatsapp), newTab: words.opensInNewTab };
}

/** A map link to a hub, by its street in the source language, as maps know it. */
export function hubMap({ id }: Pick<Hub, 'id'>, language: Language = currentLanguage()): Action {
  const { hub, interface: words } = contentIn(language);
  return {
    label: hub.card.map,
    href: mapOf(hubAt(id, sourceLanguage)?.reach?.street ?? ''),
    newTab: words.opensInNewTab,
  };
}

/** A store link to a hub's products; undefined if it has none. */
export const shopAction = ({ shop }: Pick<Hub, 'shop'>, label: string): Action | undefined =>
  shop === undefined ? undefined : actionTo({ label, external: 'store', item: shop });

/** A link to the contact form for planning a visit, or for a question if the hub has no building yet. */
export function visitAction(hub: Hub, label: string, language: Language = currentLanguage()): Action {
  const { subject, askSubject } = contentIn(language).hub;
  const isPlanned = hub.status === 'Planned';
  return actionTo(
    {
      label,
      path: '/contact',
      subject: fill(isPlanned ? askSubject : subject, { title: hubTitle(hub) }),
    },
    language,
  );
}
