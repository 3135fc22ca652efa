import { Island } from '@/components/forms/Island';
import { JoinForm } from '@/components/forms/JoinForm.client';
import { errorPage } from '@/content/error';
import type { PageProps } from '@/lib/pages';

import { formProps } from './form-props';
import { FormPanel } from './FormPanel';

/** The join-us form in its frame (specification, section 5). */
export function JoinFormPanel({ language }: PageProps) {
  return (
    <FormPanel language={language}>
      <Island name="join-form" fallback={errorPage}>
        <JoinForm {...formProps('join', language)} />
      </Island>
    </FormPanel>
  );
}
