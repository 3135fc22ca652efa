import { listFields, type FormName, type Values } from '@/lib/forms/definitions';

/** A valid value for each field of a form. */
export const completeForm = (form: FormName): Values =>
  Object.fromEntries(
    listFields(form).map(({ name, kind, choices }) => [
      name,
      choices?.[0] ?? (kind === 'email' ? 'anitha@example.com' : `What stands in ${name}`),
    ]),
  );
