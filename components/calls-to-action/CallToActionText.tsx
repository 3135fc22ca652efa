import { keepOnEnglishPages } from '@/lib/content';
import type { Action } from '@/components/ui/ActionLink';
import { Lead } from '@/components/ui/Lead';

/** The text and actions of a call to action at the end of a page. */
export type CallToActionProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  /** The key sentence in Tamil, for pages that makers need. */
  readonly tamil?: string | undefined;
  /** The primary action, then secondary ones. */
  readonly actions: readonly Action[];
};

/** The text of a call to action without its buttons, which each variant places differently. */
export function CallToActionText({ title, lead, tamil }: Omit<CallToActionProps, 'actions'>) {
  const beside = keepOnEnglishPages(tamil);

  return (
    <>
      <h2>{title}</h2>
      {lead && <Lead space="xs">{lead}</Lead>}
      {beside && (
        <p className="accent" lang="ta">
          {beside}
        </p>
      )}
    </>
  );
}
