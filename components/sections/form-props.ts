import { getCurrentLanguage } from '@/lib/language/current-language';
import type {
  FieldWords,
  FormProps,
  FormWords,
  RecordWords,
  ContactDetails,
  SharedWords,
} from '@/components/islands/forms/words';
import { getContent, getWords } from '@/lib/content';
import { formSettings } from '@/lib/env';
import { listFields, type FormName, formNames, isLookupEnabled } from '@/lib/forms/definitions';
import { locales } from '@/lib/language';
import { getPagePath, getPhoneLink, getWhatsappLink } from '@/lib/content/links';
import { fill } from '@/lib/language/fill';
import { joinWithoutBreaks } from '@/lib/language/format';

/** Contact details for the forms. */
export function getContactDetails(): ContactDetails {
  const { email, phone, whatsapp } = getContent().enterprise;
  return {
    email,
    phone: { display: joinWithoutBreaks(phone), href: getPhoneLink() },
    whatsapp: { display: joinWithoutBreaks(whatsapp), href: getWhatsappLink() },
  };
}

const isDelivered = formSettings.deliveryUrl !== '';

const getFormWording = (form: FormName) => getContent().forms[form][isDelivered ? 'delivered' : 'stored'];

/** The heading above a form, which is static. */
export function getFormHeading(form: FormName) {
  const { title, intro, actions = [] } = getFormWording(form);
  return { title, intro, actions, steps: isDelivered ? [] : getContent().forms.shared.steps };
}

/** The field texts of a form: shared ones, overridden by its own. */
function getFieldWords(form: FormName): FormWords['fields'] {
  const { forms } = getContent();
  const shared: Readonly<Record<string, FormWords['fields'][string]>> = forms.fields;
  const [own = {}, ours = {}] = [forms[form].fields, getFormWording(form).fields];
  const fields = listFields(form).map(({ name }) => [name, { ...shared[name], ...own[name], ...ours[name] }]);
  return Object.fromEntries(fields) as FormWords['fields'];
}

/** The texts needed to share a record: labels, choices and e-mail subjects. */
export function getRecordWords(): RecordWords {
  const { forms } = getContent();
  const fields: readonly [string, FieldWords][] = Object.entries(forms.fields);
  return {
    labels: Object.fromEntries(fields.map(([name, { label }]) => [name, label])),
    choices: Object.fromEntries(fields.flatMap(([name, { choices }]) => (choices ? [[name, choices]] : []))),
    subjects: Object.fromEntries(formNames.map((form) => [form, forms[form].emailSubject])) as RecordWords['subjects'],
  };
}

/** The texts of the share options. */
export function getShareWords(): SharedWords['shareOptions'] {
  const { forms } = getContent();
  const words = getWords('site');
  return { ...forms.shared.shareOptions, opensInNewTab: words.opensInNewTab };
}

function formatNotice(form: FormName): string {
  const { lookup, stored, delivered } = getContent().forms.shared.notice;
  const keeps = isDelivered ? delivered : stored;
  return isLookupEnabled(form) && formSettings.lookupUrl !== ''
    ? `${fill(lookup, { host: new URL(formSettings.lookupUrl).host })} ${keeps}`
    : keeps;
}

/** The texts of delivery; none in a build without an endpoint. */
export const getDeliveryProps = (): Pick<FormProps, 'delivery'> =>
  isDelivered ? { delivery: getContent().forms.delivery } : {};

/** The props of a form: its texts, the shared texts, and the build's settings. */
export function getFormProps(form: FormName): FormProps {
  const { forms } = getContent();
  const { submitting, success } = forms[form];
  const { lead, submit } = getFormWording(form);
  const { notice, contactFallback: _, steps: __, ...shared } = forms.shared;

  return {
    words: { lead, submit, submitting, success, fields: getFieldWords(form) },
    shared: {
      ...shared,
      notice: { text: formatNotice(form), privacy: notice.privacy },
      shareOptions: getShareWords(),
    },
    recordWords: getRecordWords(),
    reach: getContactDetails(),
    paths: { privacy: getPagePath('/privacy'), yourData: getPagePath('/privacy/your-data') },
    locale: locales[getCurrentLanguage()],
    lookupUrl: formSettings.lookupUrl,
    ...getDeliveryProps(),
  };
}
