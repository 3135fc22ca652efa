/**
 * `npm run build:variant`: a build with other settings into out-variant/, for tests only. It has pages, feeds and
 * calendars, but no share pictures and no host files.
 */
import '../scripts/lib/environment';

import { execSync } from 'node:child_process';

import { contentIn } from '@/lib/content';

const { careers, events, programs } = contentIn('en');

/** The last day of any event, role or batch, or the start of this year if that is later. */
const lastDay = [
  ...events.map(({ date, lastDay: last = date }) => last),
  ...careers.map(({ closes }) => closes),
  ...programs.map(({ nextBatch }) => nextBatch),
].reduce((latest, day) => (day > latest ? day : latest), `${new Date().getFullYear()}-01-01`);

const env = {
  ...process.env,
  KAIVINAI_EXPORT_FOLDER: 'out-variant',
  // Includes pages for developers (`*.dev.tsx`).
  KAIVINAI_DEV_PAGES: '1',
  // A year later, when every event, role and batch is over or has begun. Every February has a 28th.
  KAIVINAI_BUILD_DATE: `${Number(lastDay.slice(0, 4)) + 1}${lastDay.slice(4).replace('-02-29', '-02-28')}`,
  // Enables form delivery to a reserved domain (RFC 2606), which the tests mock.
  NEXT_PUBLIC_FORM_ENDPOINT: 'https://forms.example/submit',
  NEXT_PUBLIC_FORM_SUCCESS: 'ok',
  NEXT_PUBLIC_FORM_HONEYPOT: '_gotcha',
};

for (const step of ['next build', 'tsx build/finish.ts', 'tsx build/discovery.ts']) {
  execSync(`npx ${step}`, { env, stdio: 'inherit' });
}
