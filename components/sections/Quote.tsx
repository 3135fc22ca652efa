import type { ReactNode } from 'react';

import { AsWritten } from '@/components/ui/AsWritten';
import styles from './Quote.module.scss';

export type QuoteContent = {
  readonly quote: string;
  /** The author, if known. */
  readonly name: string | undefined;
  /** Her craft, role or company. */
  readonly role?: ReactNode;
};

type QuoteProps = QuoteContent & { readonly className?: string | undefined };

/** A quote with its author. */
export function Quote({ quote, name, role, className }: QuoteProps) {
  return (
    <figure className={className}>
      <blockquote className="subheading">
        <p>“{quote}”</p>
      </blockquote>
      {name !== undefined && (
        <figcaption className={styles.by}>
          <AsWritten>{name}</AsWritten> {role && <span className={styles.role}>{role}</span>}
        </figcaption>
      )}
    </figure>
  );
}
