import { render, screen } from '@testing-library/react';

import { SubmissionForm } from '@/components/islands/forms/SubmissionForm';
import type * as env from '@/lib/env';
import { getContent } from '@/lib/content';
import { formNames, type FormName } from '@/lib/forms/definitions';

/** Renders a form with its heading, in a build with this endpoint. */
async function show(form: FormName, deliveryUrl: string): Promise<void> {
  jest.resetModules();
  jest.doMock('@/lib/env', () => ({
    ...jest.requireActual<typeof env>('@/lib/env'),
    formSettings: { lookupUrl: '', deliveryUrl },
  }));
  // Modules read the settings when they are imported.
  const { FormBand } = await import('@/components/sections/FormBand');
  const { getFormProps } = await import('@/components/sections/form-props');
  const panel = <SubmissionForm form={form} {...getFormProps(form)} />;
  render(<FormBand form={form} panel={panel} />);
}

test.each(formNames)(
  '%s explains above the button that data stays in the browser until the visitor sends it',
  async (form) => {
    const { shared, [form]: words } = getContent('en').forms;
    await show(form, '');

    expect(screen.getByRole('form', { name: words.stored.title })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: words.stored.submit })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(shared.steps.length);
    // A record that is not sent gets no reply, so no hint promises one.
    for (const { hint } of Object.values(words.delivered.fields ?? {}).flatMap((field) => field ?? [])) {
      expect(screen.queryByText(hint ?? '')).not.toBeInTheDocument();
    }
  },
);

test.each(formNames)('%s explains that it sends data, with an endpoint', async (form) => {
  const { [form]: words, fields } = getContent('en').forms;
  await show(form, 'https://forms.example/submit');

  expect(screen.getByRole('form', { name: words.delivered.title })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: words.delivered.submit })).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: fields.email.label })).toHaveAccessibleDescription(
    words.delivered.fields?.['email']?.hint,
  );
});
