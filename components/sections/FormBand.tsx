import type { ReactNode } from 'react';

import { headingId } from '@/components/islands/forms/heading';
import { Lead } from '@/components/ui/Lead';
import { NumberedList } from '@/components/ui/NumberedList';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { PictureName } from '@/lib/pictures';
import type { FormName } from '@/lib/forms/definitions';

import { getFormHeading } from './form-props';
import styles from './FormBand.module.scss';

type FormBandProps = {
  readonly form: FormName;
  readonly panel: ReactNode;
  /** A picture below the content on desktops, where the form is taller. */
  readonly picture?: PictureName;
  /** Content below the heading on wide screens, below the form on small ones. */
  readonly children?: ReactNode;
};

/** A section with a form and, next to it, what happens with the data. */
export function FormBand({ form, panel, picture, children }: FormBandProps) {
  const { title, intro, steps } = getFormHeading(form);

  return (
    <Section surface="palm" className="no-print">
      <div className={styles.band}>
        <div>
          <h2 id={headingId} tabIndex={-1} className="subheading">
            {title}
          </h2>
          {intro && <Lead>{intro}</Lead>}
          {steps.length > 0 && (
            <NumberedList>
              {steps.map((step) => (
                <li key={step.title}>
                  <b>{step.title}</b> {step.text}
                </li>
              ))}
            </NumberedList>
          )}
        </div>
        {panel}
        {picture && (
          <div className="from-desktop">
            <Picture name={picture} slot="scene" decorative />
          </div>
        )}
        {children && <div>{children}</div>}
      </div>
    </Section>
  );
}
