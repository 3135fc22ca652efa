import { currentLanguage } from '@/lib/current-language';
import type { FieldWords, FormProps, FormWords, RecordWords, Reach, SharedWords } from '@/components/forms/words';
import { contentIn } from '@/lib/content';
import { formSettings } from '@/lib/env';
import { fieldsOf, type FormName, formNames, looksUp } from '@/lib/forms/definitions';
import { type Language, locales } from '@/lib/languages';
import { pathTo, phoneTo, whatsappAbout } from '@/lib/links';
import { fill } from '@/lib/text/fill';
import { unbroken } from '@/lib/text/format';

/** Contact details for the forms. */
export function reachIn(language: Language = currentLanguage()): Reach {
  const { email, phone, whatsapp } = contentIn(language).enterprise;
  return {
    email,
    phone: { display: unbroken(phone), href: phoneTo(language) },
    whatsapp: { display: unbroken(whatsapp), href: whatsappAbout(language) },
  };
}

const isDelivered = formSettings.deliveryUrl !== '';

const wordingOf = (form: FormName, language: Language) =>
  contentIn(language).forms[form][isDelivered ? 'delivered' : 'stored'];

/** The heading above a form, which is static. */
export function formHeading(form: FormName, language: Language = currentLanguage()) {
  const { title, intro, actions = [] } = wordingOf(form, language);
  return { title, intro, actions, steps: isDelivered ? [] : contentIn(language).forms.shared.steps };
}

/** The field texts of a form: shared ones, overridden by its own. */
function fieldWords(form: FormName, language: Language): FormWords['fields'] {
  const { forms } = contentIn(language);
  const shared: Readonly<Record<string, FormWords['fields'][string]>> = forms.fields;
  const [own = {}, ours = {}] = [forms[form].fields, wordingOf(form, language).fields];
  const fields = fieldsOf(form).map(({ name }) => [name, { ...shared[name], ...own[name], ...ours[name] }]);
  return Object.fromEntries(fields) as FormWords['fields'];
}

/** The texts needed to share a record: labels, choices and e-mail subjects. */
export function recordWordsIn(language: Language = currentLanguage()): RecordWords {
  const { forms } = contentIn(language);
  const fields: readonly [string, FieldWords][] = Object.entries(forms.fields);
  return {
    labels: Object.fromEntries(fields.map(([name, { label }]) => [name, label])),
    choices: Object.fromEntries(fields.flatMap(([name, { choices }]) => (choices ? [[name, choices]] : []))),
    subjects: Object.fromEntries(formNames.map((form) => [form, forms[form].emailSubject])) as RecordWords['subjects'],
  };
}

/** The texts of the share options. */
export function shareWordsIn(language: Language = currentLanguage()): SharedWords['shareOptions'] {
  const { forms, interface: words } = contentIn(language);
  return { ...forms.shared.shareOptions, opensInNewTab: words.opensInNewTab };
}

function noticeText(form: FormName, language: Language): string {
  const { lookup, stored, delivered } = contentIn(language).forms.shared.notice;
  const keeps = isDelivered ? delivered : stored;
  return looksUp(form) && formSettings.lookupUrl !== ''
    ? `${fill(lookup, { host: new URL(formSettings.lookupUrl).host })} ${keeps}`
    : keeps;
}

/** The props of a form: its texts, the shared texts, and the build's settings. */
export function formProps(form: FormName, language: Language = currentLanguage()): FormProps {
  const { forms } = contentIn(language);
  const { submitting, success } = forms[form];
  const { lead, submit } = wordingOf(form, language);
  const { notice, contactFallback: _, steps: __, ...shared } = forms.shared;

  return {
    words: { lead, submit, submitting, success, fields: fieldWords(form, language) },
    shared: {
      ...shared,
      notice: { text: noticeText(form, language), privacy: notice.privacy },
      shareOptions: shareWordsIn(language),
    },
    recordWords: recordWordsIn(language),
    reach: reachIn(language),
    paths: { privacy: pathTo('/privacy', language), yourData: pathTo('/privacy/your-data', language) },
    locale: locales[language],
    lookupUrl: formSettings.lookupUrl,
    ...(isDelivered && { delivery: forms.delivery }),
  };
}
