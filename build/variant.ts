/**
 * `npm run build:variant`: the site built in another way than it is published, into out-variant/, for the tests alone.
 * Pages, feeds and calendars; no share pictures, nothing for hosts.
 */
import '../scripts/lib/environment';

import { execSync } from 'node:child_process';

import { contentIn } from '@/lib/content';

const { careers, events, programs } = contentIn('en');

/** The last day of any event, role or batch; the first of this year where all are before it, or there is none. */
const lastDay = [
  ...events.map(({ date, lastDay: last = date }) => last),
  ...careers.map(({ closes }) => closes),
  ...programs.map(({ nextBatch }) => nextBatch),
].reduce((latest, day) => (day > latest ? day : latest), `${new Date().getFullYear()}-01-01`);

const env = {
  ...process.env,
  KAIVINAI_EXPORT_FOLDER: 'out-variant',
  // With the pages that only developers see (`*.dev.tsx`).
  KAIVINAI_DEV_PAGES: '1',
  // A year later, when every event, role and batch is over or begun. The 28th, which every February has.
  KAIVINAI_BUILD_DATE: `${Number(lastDay.slice(0, 4)) + 1}${lastDay.slice(4).replace('-02-29', '-02-28')}`,
  // With the delivery of forms switched on, to a reserved name (RFC 2606): the tests answer in its place.
  NEXT_PUBLIC_FORM_ENDPOINT: 'https://forms.example/submit',
  NEXT_PUBLIC_FORM_SUCCESS: 'ok',
  NEXT_PUBLIC_FORM_HONEYPOT: '_gotcha',
};

for (const step of ['next build', 'tsx build/finish.ts', 'tsx build/discovery.ts']) {
  execSync(`npx ${step}`, { env, stdio: 'inherit' });
}
