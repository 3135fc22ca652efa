import { type FormProps, type FormWords, handOffWords, type Reach } from '@/components/forms/words';
import { contentIn } from '@/lib/content';
import { formSettings } from '@/lib/env';
import { fieldsOf, type FormName, formNames, looksUp } from '@/lib/forms/definitions';
import type { Language } from '@/lib/languages';
import { pathTo, phoneTo, whatsappAbout } from '@/lib/links';
import { fill } from '@/lib/text/fill';

/** How to reach us, as the forms show it. */
export function reachIn(language: Language): Reach {
  const { email, phone, whatsapp } = contentIn(language).enterprise;
  return {
    email,
    phone: { display: phone, href: phoneTo(language) },
    whatsapp: { display: whatsapp, href: whatsappAbout(language) },
  };
}

/** The words of a form: those of its fields stand once for all forms, and its own stand in their place. */
function wordsOf(form: FormName, language: Language): FormWords {
  const { forms } = contentIn(language);
  const shared: Readonly<Record<string, FormWords['fields'][string]>> = forms.fields;
  const { fields: own = {}, ...words } = forms[form];
  const fields = fieldsOf(form).map(({ name }) => [name, { ...shared[name], ...own[name] }]);
  return { ...words, fields: Object.fromEntries(fields) as FormWords['fields'] };
}

/** What submitting a form does, by the settings of this build. */
function noticeText(form: FormName, language: Language): string {
  const { lookup, stored, delivered } = contentIn(language).forms.shared.notice;
  const keeps = formSettings.deliveryUrl === '' ? stored : delivered;
  return looksUp(form) && formSettings.lookupUrl !== ''
    ? `${fill(lookup, { host: new URL(formSettings.lookupUrl).host })} ${keeps}`
    : keeps;
}

/** What a form is given: its words, those that all forms share, and what this build does with it. */
export function formProps(form: FormName, language: Language): FormProps {
  const { forms, interface: words } = contentIn(language);
  const { notice, handOff, wayOut, ...shared } = forms.shared;
  const { noScript: _, ...late } = wayOut;
  const handOffs = formNames.map((name) => [name, handOffWords(wordsOf(name, language))]);

  return {
    words: wordsOf(form, language),
    shared: {
      ...shared,
      notice: { text: noticeText(form, language), privacy: notice.privacy },
      handOff: { ...handOff, opensInNewTab: words.opensInNewTab },
      wayOut: late,
    },
    reach: reachIn(language),
    paths: { privacy: pathTo('/privacy', language), yourData: pathTo('/privacy/your-data', language) },
    lookupUrl: formSettings.lookupUrl,
    ...(formSettings.deliveryUrl !== '' && {
      delivery: {
        words: forms.delivery,
        handOffs: Object.fromEntries(handOffs) as NonNullable<FormProps['delivery']>['handOffs'],
      },
    }),
  };
}
