import { Island } from '@/components/forms/Island';
import { JoinForm } from '@/components/forms/JoinForm.client';
import { formProps } from '@/components/sections/form-props';
import { FormPanel } from '@/components/sections/FormPanel';
import { errorPage } from '@/content/error';

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
