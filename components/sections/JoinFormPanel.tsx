import { Island } from '@/components/forms/Island';
import { JoinForm } from '@/components/forms/JoinForm.client';
import { errorPage } from '@/content/error';

import { formProps } from './form-props';
import { FormPanel } from './FormPanel';

/** The join-us form in its frame (specification, section 5). */
export function JoinFormPanel() {
  return (
    <FormPanel>
      <Island name="join-form" fallback={errorPage}>
        <JoinForm {...formProps('join')} />
      </Island>
    </FormPanel>
  );
}
