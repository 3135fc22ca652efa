import type { Ref } from 'react';

import { Notice } from './parts/Notice';
import type { ContactDetails, SharedWords } from './words';

type FailureBannerProps = {
  readonly shared: SharedWords;
  readonly reach: ContactDetails;
  readonly formId: string;
  readonly ref: Ref<HTMLDivElement>;
};

/** Shown when the form could not be stored (docs/product.md, Messages). The values remain in the form. */
export function FailureBanner({ shared, reach: { phone }, formId, ref }: FailureBannerProps) {
  return (
    <Notice tone="error" ref={ref} title={shared.failure}>
      <p>
        <span>{`${shared.failureHelp} `}</span>
        <a href={phone.href} translate="no">
          {phone.display}
        </a>
      </p>
      <div className="button-row">
        <button type="submit" form={formId} className="button">
          {shared.tryAgain}
        </button>
      </div>
    </Notice>
  );
}
