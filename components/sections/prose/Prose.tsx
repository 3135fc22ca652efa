import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './Prose.module.scss';

type ProseProps = {
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A long text written in Markdown, or a part of it: its measure, headings, lists and steps. */
export function Prose({ className, children }: ProseProps) {
  return <div className={clsx(styles.prose, className)}>{children}</div>;
}

/** Steps in a text. The role keeps them a list for VoiceOver, for their numbers are drawn by the sheet. */
export function ProseSteps({ children }: { readonly children?: ReactNode }) {
  return <ol role="list">{children}</ol>;
}
