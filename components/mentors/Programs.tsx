import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { Surface } from '@/components/ui/Section';
import { getContent, keepOnEnglishPages } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';
import type { Program } from '@/lib/content/mentors';
import { applyAction, formatBatch } from '@/lib/content/programs';

import styles from './Programs.module.scss';

/** Facts in view, and those that fold on phones. */
const facts = ['participants', 'batch'] as const;
const more = ['hours', 'fee', 'pay'] as const;

const surfaces: readonly Surface[] = ['hub', 'indigo', 'paper'];

type ProgramsProps = { readonly id: string; readonly programs: readonly Program[]; readonly now: Date };

/** Courses as coloured panels: duration, content, cost, pay and how to apply. */
export function Programs({ id, programs, now }: ProgramsProps) {
  const { facts: names, title, lead, more: label, place } = getContent().pages.mentorship.programs;

  return (
    <section id={id}>
      <div className={`wrap ${styles.head}`}>
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      <ul className={styles.programs} role="list">
        {programs.map((program, index) => {
          const tamil = keepOnEnglishPages(program.tamil);
          const values = { ...program, batch: formatBatch(program, now) };
          const list = (keys: readonly (keyof typeof names)[]) => (
            <dl className={styles.facts}>
              {keys.map((fact) => (
                <div key={fact}>
                  <dt>{names[fact]}</dt> <dd>{values[fact]}</dd>
                </div>
              ))}
            </dl>
          );
          return (
            <li
              key={program.id}
              className={styles.program}
              data-surface={surfaces[index % surfaces.length]}
              data-theme="coimbatore"
            >
              <div className={styles.picture}>
                <Picture name={program.image} slot="bleed" />
              </div>
              <div className={styles.words}>
                <h3>
                  <span className={styles.duration}>
                    {program.duration}
                    <span className="visually-hidden">:</span>
                  </span>{' '}
                  {program.title}
                </h3>
                {tamil && <p lang="ta">{tamil}</p>}
                <p>{program.description}</p>
                {list(facts)}
                <Fold summary={label}>
                  <MarkedList items={program.features} kind="small" />
                  {list(more)}
                </Fold>
                <div className={styles.links}>
                  <ButtonLink action={applyAction(program)} subject={program.title} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <div className={`wrap ${styles.after}`}>
        <MoreLink action={resolveAction({ label: place, contact: 'phone' })} />
      </div>
    </section>
  );
}
