import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './Prose.module.scss';

type ProseProps = {
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Rendered Markdown: line length, headings, lists and steps. */
export function Prose({ className, children }: ProseProps) {
  return <div className={clsx(styles.prose, className)}>{children}</div>;
}

/** Numbered steps. The role keeps them a list for VoiceOver, because the numbers are drawn by CSS. */
export function ProseSteps({ children }: { readonly children?: ReactNode }) {
  return <ol role="list">{children}</ol>;
}
