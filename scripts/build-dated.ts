/**
 * Builds the site as of two days, for the tests of what time changes: out-early/ before the first event, role or batch is
 * over or begun, out-late/ after the last one is.
 */
import './lib/environment';

import { execSync } from 'node:child_process';

import { careerOpenings } from '@/content/careers';
import { events } from '@/content/events';
import { programs } from '@/content/programs';

const lastDays = [
  ...events.map(({ date, lastDay = date }) => lastDay),
  ...careerOpenings.map(({ closes }) => closes),
  ...programs.map(({ nextBatch }) => nextBatch),
].toSorted();

/** A day so many years away from another. */
const yearsFrom = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

const builds = {
  'out-early': yearsFrom(lastDays.at(0) ?? '', -1),
  'out-late': yearsFrom(lastDays.at(-1) ?? '', 1),
};

for (const [folder, day] of Object.entries(builds)) {
  const env = { ...process.env, KAIVINAI_BUILD_DATE: day, KAIVINAI_EXPORT_FOLDER: folder };
  for (const step of ['next build', `tsx scripts/finish-export.ts ${folder}`, `tsx scripts/discovery.ts ${folder}`]) {
    execSync(`npx ${step}`, { env, stdio: 'inherit' });
  }
}
