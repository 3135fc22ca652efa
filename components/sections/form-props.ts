import { getCurrentLanguage } from '@/lib/language/current-language';
import type {
  FieldWords,
  FormProps,
  FormWords,
  RecordWords,
  ContactDetails,
  SharedWords,
} from '@/components/islands/forms/words';
import { getContent } from '@/lib/content';
import { getWords } from '@/lib/content/words';
import { formSettings } from '@/lib/env';
import { listFields, type FormName, formNames, isLookupEnabled } from '@/lib/forms/definitions';
import { type Language, locales } from '@/lib/language';
import { getPagePath, getPhoneLink, getWhatsappLink } from '@/lib/content/links';
import { fill } from '@/lib/language/fill';
import { joinWithoutBreaks } from '@/lib/language/format';

/** Contact details for the forms. */
export function getContactDetails(language: Language = getCurrentLanguage()): ContactDetails {
  const { email, phone, whatsapp } = getContent(language).enterprise;
  return {
    email,
    phone: { display: joinWithoutBreaks(phone), href: getPhoneLink(language) },
    whatsapp: { display: joinWithoutBreaks(whatsapp), href: getWhatsappLink(language) },
  };
}

const isDelivered = formSettings.deliveryUrl !== '';

const getFormWording = (form: FormName, language: Language) =>
  getContent(language).forms[form][isDelivered ? 'delivered' : 'stored'];

/** The heading above a form, which is static. */
export function getFormHeading(form: FormName, language: Language = getCurrentLanguage()) {
  const { title, intro, actions = [] } = getFormWording(form, language);
  return { title, intro, actions, steps: isDelivered ? [] : getContent(language).forms.shared.steps };
}

/** The field texts of a form: shared ones, overridden by its own. */
function getFieldWords(form: FormName, language: Language): FormWords['fields'] {
  const { forms } = getContent(language);
  const shared: Readonly<Record<string, FormWords['fields'][string]>> = forms.fields;
  const [own = {}, ours = {}] = [forms[form].fields, getFormWording(form, language).fields];
  const fields = listFields(form).map(({ name }) => [name, { ...shared[name], ...own[name], ...ours[name] }]);
  return Object.fromEntries(fields) as FormWords['fields'];
}

/** The texts needed to share a record: labels, choices and e-mail subjects. */
export function getRecordWords(language: Language = getCurrentLanguage()): RecordWords {
  const { forms } = getContent(language);
  const fields: readonly [string, FieldWords][] = Object.entries(forms.fields);
  return {
    labels: Object.fromEntries(fields.map(([name, { label }]) => [name, label])),
    choices: Object.fromEntries(fields.flatMap(([name, { choices }]) => (choices ? [[name, choices]] : []))),
    subjects: Object.fromEntries(formNames.map((form) => [form, forms[form].emailSubject])) as RecordWords['subjects'],
  };
}

/** The texts of the share options. */
export function getShareWords(language: Language = getCurrentLanguage()): SharedWords['shareOptions'] {
  const { forms } = getContent(language);
  const words = getWords('site', language);
  return { ...forms.shared.shareOptions, opensInNewTab: words.opensInNewTab };
}

function formatNotice(form: FormName, language: Language): string {
  const { lookup, stored, delivered } = getContent(language).forms.shared.notice;
  const keeps = isDelivered ? delivered : stored;
  return isLookupEnabled(form) && formSettings.lookupUrl !== ''
    ? `${fill(lookup, { host: new URL(formSettings.lookupUrl).host })} ${keeps}`
    : keeps;
}

/** The texts of delivery; none in a build without an endpoint. */
export const getDeliveryProps = (language: Language = getCurrentLanguage()): Pick<FormProps, 'delivery'> =>
  isDelivered ? { delivery: getContent(language).forms.delivery } : {};

/** The props of a form: its texts, the shared texts, and the build's settings. */
export function getFormProps(form: FormName, language: Language = getCurrentLanguage()): FormProps {
  const { forms } = getContent(language);
  const { submitting, success } = forms[form];
  const { lead, submit } = getFormWording(form, language);
  const { notice, contactFallback: _, steps: __, ...shared } = forms.shared;

  return {
    words: { lead, submit, submitting, success, fields: getFieldWords(form, language) },
    shared: {
      ...shared,
      notice: { text: formatNotice(form, language), privacy: notice.privacy },
      shareOptions: getShareWords(language),
    },
    recordWords: getRecordWords(language),
    reach: getContactDetails(language),
    paths: { privacy: getPagePath('/privacy', language), yourData: getPagePath('/privacy/your-data', language) },
    locale: locales[language],
    lookupUrl: formSettings.lookupUrl,
    ...getDeliveryProps(language),
  };
}
