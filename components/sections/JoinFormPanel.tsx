import { JoinForm } from '@/components/forms/JoinForm.client';
import { Island } from '@/components/forms/Island';

import { FormPanel } from './FormPanel';

/** The join-us form in its frame (specification, section 5). */
export function JoinFormPanel() {
  return (
    <FormPanel>
      <Island name="join-form">
        <JoinForm />
      </Island>
    </FormPanel>
  );
}
