import type { Ref } from 'react';

import { Notice } from '@/components/ui/Notice';
import { formWords } from '@/content/forms';
import { site } from '@/content/site';

/** The form could not be stored (specification, section 8). What was typed is still in it. */
export function FailureBanner({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return (
    <Notice tone="error" role="alert" ref={ref} title={formWords.failure}>
      <p>
        {formWords.failureHelp} <a href={site.phone.href}>{site.phone.display}</a>
      </p>
    </Notice>
  );
}
