/**
 * `npm run build:variant`: a build with other settings and more content into out-variant/, for tests only. It has pages,
 * feeds and calendars, but no share pictures and no host files. It runs in a copy of the project, with items that have
 * unusual text and no Tamil, and with incomplete translations.
 */
import '../scripts/lib/environment';

import { execSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';

import { parseDocument, stringify, YAMLMap } from 'yaml';

import { loadContent } from '@/build/content/load';
import { formatIssue } from '@/build/content/issues';
import { readContentFiles } from '@/build/content/load/files';
import { collections } from '@/lib/content/schemas';
import { getRoute, getWordsFile, routePaths } from '@/lib/routes';
import { listFilesBelow } from '@/scripts/lib/files';

const copy = '.cache/variant';
const output = 'out-variant';
const added = '__tests__/fixtures/variant';

/** Not copied: packages (linked instead), build output, and files that a build does not read. */
const left = /^(node_modules|\.git|\.cache|\.next|out(-.*)?|test-results|__tests__|docs)$/;
/** Encoded pictures and PDFs. */
const caches = ['pictures', 'downloads'].map((name) => `.cache/${name}`);

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const name of [...readdirSync('.').filter((each) => !left.test(each)), ...caches]) {
  cpSync(name, `${copy}/${name}`, { recursive: true });
}
symlinkSync(resolve('node_modules'), `${copy}/node_modules`, 'junction');
cpSync(added, `${copy}/content`, { recursive: true });
// A page whose texts the content does not have cannot show items.
for (const path of routePaths) {
  const { shows } = getRoute(path);
  if (shows === undefined || existsSync(`${copy}/content/${getWordsFile(path)}.yaml`)) continue;
  rmSync(`${copy}/content/${collections[shows].folder}`, { recursive: true, force: true });
}

// Removes the last field of each longer translation: pages show English there.
for (const name of listFilesBelow(`${copy}/content`).filter((each) => each.endsWith('.ta.yaml'))) {
  const file = `${copy}/content/${name}`;
  const { contents: fields } = parseDocument(readFileSync(file, 'utf8'));
  if (!(fields instanceof YAMLMap) || fields.items.length < 3) continue;
  fields.items.pop();
  writeFileSync(file, stringify(fields));
}

const { content, issues } = loadContent(readContentFiles(`${copy}/content`), (file) => existsSync(`${copy}/${file}`));
if (!content) throw new Error(issues.map(formatIssue).join('\n'));
const { careers, events, programs } = content.en;

/** The last day of any event, role or batch, or the start of this year if that is later. */
const lastDay = [
  ...events.map(({ date, lastDay: last = date }) => last),
  ...careers.map(({ closes }) => closes),
  ...programs.map(({ nextBatch }) => nextBatch),
].reduce((latest, day) => (day > latest ? day : latest), `${new Date().getFullYear()}-01-01`);

const env = {
  ...process.env,
  KAIVINAI_EXPORT_FOLDER: output,
  // Includes pages for developers (`*.dev.tsx`).
  KAIVINAI_DEV_PAGES: '1',
  // A year later, when every event, role and batch is over or has begun. Every February has a 28th.
  KAIVINAI_BUILD_DATE: `${Number(lastDay.slice(0, 4)) + 1}${lastDay.slice(4).replace('-02-29', '-02-28')}`,
  // Enables form delivery to a reserved domain (RFC 2606), which the tests mock.
  NEXT_PUBLIC_FORM_ENDPOINT: 'https://forms.example/submit',
  NEXT_PUBLIC_FORM_HONEYPOT: '_gotcha',
};

const steps = [
  'tsx scripts/check.ts',
  'tsx build/prepare.ts',
  'next build',
  'tsx build/finish.ts',
  'tsx build/discovery.ts',
];
for (const step of steps) {
  // Next.js takes the folder of the upper lockfile for its root, and warns of a second one.
  if (step === 'next build') rmSync(`${copy}/package-lock.json`);
  execSync(step, { cwd: copy, env, stdio: 'inherit' });
}

rmSync(output, { recursive: true, force: true });
renameSync(`${copy}/${output}`, output);
