import { Card } from '@/components/ui/Card';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { besideEnglish } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import type { Program } from '@/lib/mentors';
import { applyAction, batchOf } from '@/lib/mentors/programs';

import styles from './Programs.module.scss';

type ProgramsProps = {
  readonly title: string;
  readonly lead: string;
  readonly id?: string;
  readonly programs: readonly Program[];
  /** What counts as today. */
  readonly now: Date;
};

/** Courses side by side: length and size, what it costs and pays, the hours, the batch, and the ways to a place. */
export function Programs({ title, lead, id, programs, now }: ProgramsProps) {
  const language = currentLanguage();
  const { facts, place } = contentIn(language).pages.mentorship.programs;

  return (
    <Section id={id} surface="palm">
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.programs} role="list">
        {programs.map((program) => (
          <Card
            key={program.id}
            variant="course"
            top={<Picture name={program.image} slot="pair" />}
            tamil={besideEnglish(program.tamil, language)}
            title={program.title}
            text={program.description}
            foot={
              <>
                <MoreLink action={applyAction(program, language)} subject={program.title} />
                <MoreLink action={actionTo({ label: place, contact: 'phone' }, language)} subject={program.title} />
              </>
            }
          >
            <p className={styles.size}>
              <b>{program.duration}</b> {program.participants}
            </p>
            <dl className={styles.facts}>
              {(['fee', 'pay', 'hours'] as const).map((fact) => (
                <div key={fact}>
                  <dt>{facts[fact]}</dt> <dd>{program[fact]}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.batch}>{batchOf(program, now, language)}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
