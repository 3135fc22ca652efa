import { handOffWords, type FormProps } from '@/components/forms/words';
import { formSettings } from '@/lib/env';
import { forms } from '@/content/forms';
import { deliveryWords } from '@/content/forms/delivery';
import { formWords } from '@/content/forms/words';
import { opensInNewTab } from '@/content/newTab';
import { email, phone, whatsapp } from '@/content/reach';
import { fill } from '@/lib/fill';
import { looksUp, type FormName } from '@/lib/forms/definitions';

/** How to reach us, as the forms show it. */
export const reach = { email, phone, whatsapp };

/** What submitting a form does, by the settings of this build. */
function noticeText(form: FormName): string {
  const { lookup, stored, delivered } = formWords.notice;
  const keeps = formSettings.deliveryUrl === '' ? stored : delivered;
  return looksUp(form) && formSettings.lookupUrl !== ''
    ? `${fill(lookup, { host: new URL(formSettings.lookupUrl).host })} ${keeps}`
    : keeps;
}

/** What a form is given: its words, those that all forms share, and what this build does with it. */
export function formProps(form: FormName): FormProps {
  const { noScript: _, ...wayOut } = formWords.wayOut;
  const { contact, join, subscribe } = forms;

  return {
    words: forms[form],
    shared: {
      ...formWords,
      notice: { text: noticeText(form), privacy: formWords.notice.privacy },
      handOff: { ...formWords.handOff, opensInNewTab },
      wayOut,
    },
    reach,
    lookupUrl: formSettings.lookupUrl,
    ...(formSettings.deliveryUrl === ''
      ? {}
      : {
          delivery: {
            words: deliveryWords,
            handOffs: {
              contact: handOffWords(contact),
              join: handOffWords(join),
              subscribe: handOffWords(subscribe),
            },
          },
        }),
  };
}
