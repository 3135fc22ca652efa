import { Island } from '@/components/forms/Island';
import { JoinForm } from '@/components/forms/JoinForm.client';
import { formProps } from '@/components/sections/form-props';
import { FormPanel } from '@/components/sections/FormPanel';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';

/** The join-us form in its frame. */
export function JoinFormPanel() {
  const language = currentLanguage();
  return (
    <FormPanel>
      <Island name="join-form" fallback={contentIn(language).error}>
        <JoinForm {...formProps('join', language)} />
      </Island>
    </FormPanel>
  );
}
