import { contentIn, type Action, type Item } from '@/lib/content';
import { inSentence } from '@/lib/content/values';
import { mapOf, telephone, whatsappTo } from '@/lib/content/links';
import { type Language, sourceLanguage } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';
import { unbroken } from '@/lib/text/unbroken';

export type Hub = Item<'hubs'>;
export type { HubStatus } from '@/lib/content/schemas/hubs';

/** A hub's full name, as a heading and in a mentor's record: 'Weaving hub, Madurai'. */
export const hubTitle = ({ name, location }: Pick<Hub, 'name' | 'location'>): string => `${name}, ${location}`;

/** The hub of an id; nothing for an id that is none. */
export const hubAt = (id: string, language: Language): Hub | undefined =>
  contentIn(language).hubs.find((hub) => hub.id === id);

/** The hubs at work. */
export const activeHubs = (language: Language): readonly Hub[] =>
  contentIn(language).hubs.filter(({ status }) => status === 'Active');

/** Every hub but one. */
export const hubsBut = (id: string, language: Language): readonly Hub[] =>
  contentIn(language).hubs.filter((hub) => hub.id !== id);

/** What a hub makes, as one line: 'Bowls and cups, ladles and spoons, lamps'. */
export const productLine = ({ products }: Pick<Hub, 'products'>): string =>
  products.map((product, index) => (index === 0 ? product : inSentence(product))).join(', ');

/** Which children can come to the hubs that teach, hub by hub; nothing without such a hub. */
export const childrenAtHubs = (language: Language): string =>
  activeHubs(language)
    .flatMap(({ location, reach }) => (reach ? `${location}: ${reach.children}` : []))
    .join(' ');

type Reach = NonNullable<Hub['reach']>;

/** A call to a hub; to us, where it has no number of its own yet. */
export function callHub(reach: Pick<Reach, 'phone'> | undefined, language: Language): Action {
  const { hub, enterprise } = contentIn(language);
  const phone = reach?.phone ?? enterprise.phone;
  // Spaces that do not break keep the number on one line.
  return { label: fill(hub.card.call, { phone: unbroken(phone) }), href: telephone(phone) };
}

/** A WhatsApp chat with a hub. */
export function messageHub({ whatsapp }: Pick<Reach, 'whatsapp'>, language: Language): Action {
  const { hub, interface: words } = contentIn(language);
  return { label: hub.card.whatsapp, href: whatsappTo(whatsapp), newTab: words.opensInNewTab };
}

/** A hub on a map, by its street as maps know it: in the language content is written in first. */
export function hubMap({ id }: Pick<Hub, 'id'>, language: Language): Action {
  const { hub, interface: words } = contentIn(language);
  return {
    label: hub.card.map,
    href: mapOf(hubAt(id, sourceLanguage)?.reach?.street ?? ''),
    newTab: words.opensInNewTab,
  };
}

/** What a hub makes, in the store; nothing for one that sells nothing yet. */
export const shopAction = ({ shop }: Pick<Hub, 'shop'>, label: string, language: Language): Action | undefined =>
  shop === undefined ? undefined : actionTo({ label, external: 'store', item: shop }, language);

/** The way to a visit, or to a question where there is no house yet: a letter about the hub. */
export function visitAction(hub: Hub, language: Language, label?: string): Action {
  const { ask, plan, subject, askSubject } = contentIn(language).hub;
  const isPlanned = hub.status === 'Planned';
  return actionTo(
    {
      label: label ?? (isPlanned ? ask : plan),
      path: '/contact',
      subject: fill(isPlanned ? askSubject : subject, { title: hubTitle(hub) }),
    },
    language,
  );
}
