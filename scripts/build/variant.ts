/**
 * Builds the site in another way than it is published, for the tests alone, each into a folder of its own:
 * `tsx scripts/build/variant.ts makers|delivery|dated`. Pages, feeds and calendars; no share pictures, nothing for hosts.
 */
import '../lib/environment';

import { execSync } from 'node:child_process';

import { contentIn } from '@/lib/content';

const { careers, events, programs } = contentIn('en');

/** The last day of each event, role and batch, the first of them first. */
const lastDays = [
  ...events.map(({ date, lastDay = date }) => lastDay),
  ...careers.map(({ closes }) => closes),
  ...programs.map(({ nextBatch }) => nextBatch),
].toSorted();

/** A day so many years away from another. */
const yearsFrom = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** The folders of each variant, with the settings of the build that goes there. */
const variants: Readonly<Record<string, Readonly<Record<string, NodeJS.Dict<string>>>>> = {
  // With the pages that only the makers see (`*.makers.tsx`).
  makers: { 'out-makers': { KAIVINAI_MAKERS_BUILD: '1' } },
  // With the delivery of forms switched on, to a reserved name (RFC 2606): the tests answer in its place.
  delivery: {
    'out-delivery': {
      NEXT_PUBLIC_FORM_ENDPOINT: 'https://forms.example/submit',
      NEXT_PUBLIC_FORM_SUCCESS: 'ok',
      NEXT_PUBLIC_FORM_HONEYPOT: '_gotcha',
    },
  },
  // As of two days: before the first event, role or batch is over or begun, and after the last one is.
  dated: {
    'out-early': { KAIVINAI_BUILD_DATE: yearsFrom(lastDays.at(0) ?? '', -1) },
    'out-late': { KAIVINAI_BUILD_DATE: yearsFrom(lastDays.at(-1) ?? '', 1) },
  },
};

const [asked = ''] = process.argv.slice(2);
const builds = variants[asked];
if (!builds) throw new Error(`There is no variant '${asked}'. Ask for one of: ${Object.keys(variants).join(', ')}.`);

for (const [folder, settings] of Object.entries(builds)) {
  const env = { ...process.env, ...settings, KAIVINAI_EXPORT_FOLDER: folder };
  for (const step of ['next build', 'tsx scripts/finish-export.ts', 'tsx scripts/build/discovery.ts']) {
    execSync(`npx ${step}`, { env, stdio: 'inherit' });
  }
}
