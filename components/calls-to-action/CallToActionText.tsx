import type { Action } from '@/components/ui/ActionLink';
import { Lead } from '@/components/ui/Lead';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { onEnglishPages } from '@/lib/language';

/** The text and actions of a call to action at the end of a page. */
export type CallToActionContent = {
  readonly title: string;
  readonly lead?: string | undefined;
  /** The key sentence in Tamil, for pages that makers need. */
  readonly tamil?: string | undefined;
  /** The primary action, then secondary ones. */
  readonly actions: readonly Action[];
};

export type CallToActionProps = CallToActionContent;

/** The text of a call to action without its buttons, which each variant places differently. */
export function CallToActionText({ title, lead, tamil }: Omit<CallToActionProps, 'actions'>) {
  const language = getCurrentLanguage();
  const beside = onEnglishPages(tamil, language);

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
