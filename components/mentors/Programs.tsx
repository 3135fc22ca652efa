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

const facts = ['duration', 'participants', 'fee', 'pay', 'hours', 'batch'] as const;

type CourseProps = { readonly program: Program };

function InTamil({ program }: CourseProps) {
  const tamil = besideEnglish(program.tamil, currentLanguage());
  return (
    tamil && (
      <p className={styles.tamil} lang="ta">
        {tamil}
      </p>
    )
  );
}

function CourseLinks({ program }: CourseProps) {
  const language = currentLanguage();
  const { place } = contentIn(language).pages.mentorship.programs;
  return (
    <>
      <MoreLink action={applyAction(program, language)} subject={program.title} />
      <MoreLink action={actionTo({ label: place, contact: 'phone' }, language)} subject={program.title} />
    </>
  );
}

type ProgramsProps = { readonly id: string; readonly programs: readonly Program[]; readonly now: Date };

/** The courses compared: one table where it has room; else each by itself, with its length and its pay, the rest in a fold. */
export function Programs({ id, programs, now }: ProgramsProps) {
  const language = currentLanguage();
  const { facts: names, title, lead, more, apply } = contentIn(language).pages.mentorship.programs;
  const courses = programs.map((program) => ({ ...program, batch: batchOf(program, now, language) }));

  return (
    <Section id={id} surface="palm" title={title} lead={lead}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={3}>
              <span className="visually-hidden">{title}</span>
            </th>
            {courses.map((course) => (
              <td key={course.id}>
                <Picture name={course.image} slot="pair" />
              </td>
            ))}
          </tr>
          <tr>
            {courses.map((course) => (
              <th key={course.id} scope="col">
                <InTamil program={course} />
                <p className={styles.name}>{course.title}</p>
              </th>
            ))}
          </tr>
          <tr>
            {courses.map((course) => (
              <td key={course.id}>{course.description}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact} className={styles[fact]}>
              <th scope="row">{names[fact]}</th>
              {courses.map((course) => (
                <td key={course.id}>{course[fact]}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <span className="visually-hidden">{apply}</span>
            </th>
            {courses.map((course) => (
              <td key={course.id}>
                <CourseLinks program={course} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <ul className={styles.courses} role="list">
        {courses.map((course) => (
          <li key={course.id} className={styles.course}>
            <div className={styles.picture}>
              <Picture name={course.image} slot="pair" />
            </div>
            <div className={styles.head}>
              <InTamil program={course} />
              <h3 className={styles.name}>{course.title}</h3>
              <p>
                <b>{course.duration}</b> {course.participants}
              </p>
            </div>
            <p className={styles.pay}>{course.pay}</p>
            <details className={styles.fold}>
              <summary>
                <span>
                  {more}
                  <span className="visually-hidden">: {course.title}</span>
                </span>
              </summary>
              <p>{course.description}</p>
              <dl>
                {(['fee', 'hours', 'batch'] as const).map((fact) => (
                  <div key={fact}>
                    <dt>{names[fact]}</dt> <dd>{course[fact]}</dd>
                  </div>
                ))}
              </dl>
              <CourseLinks program={course} />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
