import type { ReactNode } from 'react';

import { headingId } from '@/components/forms/heading';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { PictureName } from '@/lib/pictures';
import { currentLanguage } from '@/lib/current-language';
import type { FormName } from '@/lib/forms/definitions';

import { formHeading } from './form-props';
import styles from './FormBand.module.scss';

type FormBandProps = {
  readonly form: FormName;
  readonly panel: ReactNode;
  /** Under what the form does, on a desktop alone: the form is longer. */
  readonly picture?: PictureName;
  /** What is below the heading on a wide screen, below the form on a small one. */
  readonly children?: ReactNode;
};

/** A form on its paper, and beside it what it does: what stays on the device, and what leaves it. */
export function FormBand({ form, panel, picture, children }: FormBandProps) {
  const language = currentLanguage();
  const { title, intro, steps } = formHeading(form, language);

  return (
    <Section surface="palm" className="no-print">
      <div className={styles.band}>
        <div>
          <h2 id={headingId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {intro && <Lead>{intro}</Lead>}
          {steps.length > 0 && (
            <ol className={styles.steps} role="list">
              {steps.map((step) => (
                <li key={step.title} className={styles.step}>
                  <b>{step.title}</b> {step.text}
                </li>
              ))}
            </ol>
          )}
        </div>
        {panel}
        {picture && (
          <div className={styles.picture}>
            <Picture name={picture} slot="scene" decorative />
          </div>
        )}
        {children && <div>{children}</div>}
      </div>
    </Section>
  );
}
