import clsx from 'clsx';

import { mark } from '@/lib/content/brand';

import styles from './Logo.module.scss';

/** The logo mark of content/site/mark.svg, which the content check has validated. */
export const Mark = () => (
  <svg
    className={styles.mark}
    viewBox={mark.viewBox}
    width="40"
    height="40"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: mark.body }}
  />
);

type TamilWordProps = {
  readonly className?: string | undefined;
  /** The accessible name; undefined if the name is shown next to it. */
  readonly label?: string;
};

/** The Tamil name as a CSS mask from a small file, so that pages need neither its outline nor a Tamil font. */
export function TamilWord({ className, label }: TamilWordProps) {
  return (
    <span
      className={clsx(styles.word, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', lang: 'ta', 'aria-label': label })}
    />
  );
}

type LogoProps = {
  readonly name: string;
  readonly label: string;
  readonly href: string;
};

/** The logo as a link to the home page. */
export function Logo({ name, label, href }: LogoProps) {
  return (
    <a className={styles.logo} href={href} aria-label={label}>
      <Mark />
      <b className={styles.name} translate="no">
        {name}
      </b>
    </a>
  );
}
