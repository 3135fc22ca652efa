import { ColourPanels } from '@/components/sections/ColourPanels';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { FactList } from '@/components/ui/FactList';
import { Fold } from '@/components/ui/Fold';
import { MarkedList } from '@/components/ui/MarkedList';
import { getContent, keepOnEnglishPages } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';
import type { Program } from '@/lib/content/mentors';
import { applyAction, formatBatch } from '@/lib/content/programs';

/** Facts in view, and those that fold on phones. */
const facts = ['participants', 'batch'] as const;
const more = ['hours', 'fee', 'pay'] as const;

type ProgramsProps = { readonly id: string; readonly programs: readonly Program[]; readonly now: Date };

/** Courses as coloured panels: duration, content, cost, pay and how to apply. */
export function Programs({ id, programs, now }: ProgramsProps) {
  const { facts: names, title, lead, more: label, place } = getContent().pages.mentorship.programs;

  return (
    <ColourPanels
      id={id}
      title={title}
      lead={lead}
      surfaces={['leaf', 'indigo', 'paper']}
      more={resolveAction({ label: place, contact: 'phone' })}
      walls={programs.map((program) => {
        const tamil = keepOnEnglishPages(program.tamil);
        const values = { ...program, batch: formatBatch(program, now) };
        const list = (keys: readonly (keyof typeof names)[]) => (
          <FactList kind="small" facts={keys.map((fact) => ({ name: names[fact], value: values[fact] }))} />
        );
        return {
          title: program.title,
          picture: program.image,
          figure: program.duration,
          text: (
            <>
              {tamil && <p lang="ta">{tamil}</p>}
              <p>{program.description}</p>
            </>
          ),
          content: (
            <>
              {list(facts)}
              <Fold summary={label}>
                <MarkedList items={program.features} kind="small" />
                {list(more)}
              </Fold>
            </>
          ),
          action: <ButtonLink action={applyAction(program)} subject={program.title} />,
        };
      })}
    />
  );
}
