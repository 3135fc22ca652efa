import clsx from 'clsx';

import { ActionLink, type Action } from './ActionLink';

type ButtonLinkProps = {
  readonly action: Action;
  readonly variant?: 'primary' | 'secondary';
  /** Visually hidden context for the label: 'Donate' becomes 'Donate (Training)'. */
  readonly subject?: string | undefined;
};

/** A link styled as a button. At most one primary button per view. */
export function ButtonLink({ action, variant = 'primary', subject }: ButtonLinkProps) {
  return (
    <>
      <ActionLink action={action} className={clsx('button', variant === 'secondary' && 'button--secondary')}>
        {action.label}
        {subject && <span className="visually-hidden"> ({subject})</span>}
      </ActionLink>{' '}
    </>
  );
}

type ButtonRowProps = {
  readonly actions: readonly Action[];
  readonly className?: string | undefined;
};

/** The actions of a section in a row; stacked at full width on phones. */
export function ButtonRow({ actions, className }: ButtonRowProps) {
  return (
    <div className={clsx('button-row', 'no-print', className)}>
      {actions.map((action, index) => (
        <ButtonLink key={action.label} action={action} variant={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );
}
