// Builds the site with the delivery of forms switched on, into out-delivery/, for the tests of the forms.

import { execSync } from 'node:child_process';

const env = {
  ...process.env,
  KAIVINAI_DELIVERY_BUILD: '1',
  // A reserved name (RFC 2606): the tests answer in its place.
  NEXT_PUBLIC_FORM_ENDPOINT: 'https://forms.example/submit',
  NEXT_PUBLIC_FORM_SUCCESS: 'ok',
  NEXT_PUBLIC_FORM_HONEYPOT: '_gotcha',
};

for (const command of ['next build', 'tsx scripts/finish-export.ts out-delivery']) {
  execSync(`npx ${command}`, { env, stdio: 'inherit' });
}
