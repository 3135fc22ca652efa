import { JoinForm } from '@/components/islands/JoinForm.client';
import { Island } from '@/components/islands/Island';

import { FormPanel } from '@/components/sections/FormPanel';

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
