import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces what must be there; a change of the module shall be noticed here. */
function rewrite(file: string, changes: readonly (readonly [before: string, after: string])[]): void {
  const text = changes.reduce(
    (source, [before, after]) => {
      if (!source.includes(before)) throw new Error(`${file} has no '${before}' any more. See scripts/growth.`);
      return source.replace(before, after);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

/** The module that the grown collections share, in the copy. */
const multiplier = `/** A collection so many times over; each copy is told apart by its number. */
export const grown = <Item>(items: readonly Item[], vary: (item: Item, number: number) => Item): Item[] =>
  Array.from({ length: FACTOR }, (_, turn) =>
    turn === 0 ? items : items.map((item) => vary(item, turn + 1)),
  ).flat();

/** A summary of its own, no longer than a search result shows. */
export const numbered = (summary: string, number: number): string => \`\${summary.slice(0, 150)} (\${number})\`;
`;

function growMentors(folder: string): void {
  rewrite(join(folder, 'mentors.ts'), [
    ['import type { PictureName }', "import { grown, numbered } from './growth';\nimport type { PictureName }"],
    ['export const mentors = [', 'const firstMentors = ['],
    [
      '] as const satisfies readonly Mentor[];',
      `] as const satisfies readonly Mentor[];

// The cast is safe: the first mentor is there whatever the factor.
export const mentors = grown<Mentor>(firstMentors, (mentor, number) => ({
  ...mentor,
  id: \`\${mentor.id}-\${number}\`,
  name: \`\${mentor.name} \${number}\`,
  summary: numbered(mentor.summary, number),
})) as unknown as readonly [Mentor, ...Mentor[]];`,
    ],
    ['(typeof mentors)[number]', '(typeof firstMentors)[number]'],
  ]);
  // Copies have names of their own and share a portrait, which the check holds against any other mentor.
  rewrite(join(folder, '../lib/checks/people.ts'), [
    ['...mentors.map(', String.raw`...mentors.filter(({ id }) => !/-\d+$/.test(id)).map(`],
  ]);
}

function growEvents(folder: string): void {
  const file = join(folder, 'events.ts');
  rewrite(file, [
    ['import type { PictureName }', "import { grown, numbered } from './growth';\nimport type { PictureName }"],
    ['export const events: readonly CommunityEvent[] = [', 'const firstEvents: readonly CommunityEvent[] = ['],
  ]);
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}
export const events: readonly CommunityEvent[] = grown(firstEvents, (event, number) => ({
  ...event,
  slug: \`\${event.slug}-\${number}\`,
  title: \`\${event.title} \${number}\`,
  desc: numbered(event.desc, number),
}));
`,
  );
}

function growCareers(folder: string): void {
  const file = join(folder, 'careers.ts');
  rewrite(file, [
    [
      'import type { CallToActionContent }',
      "import { grown, numbered } from './growth';\nimport type { CallToActionContent }",
    ],
    ['export const careerOpenings = [', 'const firstOpenings = ['],
  ]);
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}
export const careerOpenings = grown<CareerOpening>(firstOpenings, (opening, number) => ({
  ...opening,
  slug: \`\${opening.slug}-\${number}\`,
  title: \`\${opening.title} \${number}\`,
  cta: { ...opening.cta, href: \`\${opening.cta.href}-\${number}\` },
  summary: numbered(opening.summary, number),
}));
`,
  );
}

function growNews(folder: string, factor: number): void {
  const news = join(folder, 'news');
  for (const name of readdirSync(news).filter((file) => file.endsWith('.mdx'))) {
    const source = readFileSync(join(news, name), 'utf8');
    for (let number = 2; number <= factor; number += 1) {
      const copy = source
        .replace(/^title: .*$/m, (row) => `${row} ${number}`)
        .replace(/^desc: (.*)$/m, (_, desc: string) => `desc: ${desc.slice(0, 150)} (${number})`);
      writeFileSync(join(news, name.replace('.mdx', `-${number}.mdx`)), copy);
    }
  }
}

/**
 * Makes the collections that grow with the years (news, mentors, events, careers) so many times as large, in a copy.
 *
 * @param folder the copy's content folder; what stands beside it is changed with it
 */
export function growCollections(folder: string, factor: number): void {
  if (factor === 1) return;
  writeFileSync(join(folder, 'growth.ts'), `const FACTOR = ${factor};\n\n${multiplier}`);
  growMentors(folder);
  growEvents(folder);
  growCareers(folder);
  growNews(folder, factor);
}
