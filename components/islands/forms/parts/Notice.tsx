import clsx from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';

import { FormIcon } from './FormIcon';
import './Notice.scss';

const toneIcons = { error: 'warning', ok: 'check-circle', upcoming: 'clock' } as const;

type NoticeProps = {
  readonly tone: keyof typeof toneIcons;
  readonly title?: string | undefined;
  /** The heading level, if the notice has a title. */
  readonly level?: 'h2' | 'h3';
  /** For moving focus to the notice, which reads it; a live region would read it twice. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** A status message with icon, title and text. */
export function Notice({ tone, title, level: Heading = 'h3', ref, className, children }: NoticeProps) {
  const id = useId();
  // A focusable notice has a role and a name, by which it is announced.
  const focused = ref && { tabIndex: -1, role: 'group', ...(title && { 'aria-labelledby': id }) };
  return (
    <div ref={ref} {...focused} className={clsx('notice', className)} data-tone={tone}>
      <FormIcon name={toneIcons[tone]} className="notice__icon" />
      <div className="notice__words">
        {title && (
          <Heading id={ref ? id : undefined} className="notice__title">
            {title}
          </Heading>
        )}
        {children}
      </div>
    </div>
  );
}
