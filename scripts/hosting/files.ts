import { caddyFile } from './caddy';
import { cloudFrontFunctionFile, cloudFrontPolicyFile } from './cloudfront';
import { nginxContainerFile, nginxFile } from './nginx';
import { headersFile, redirectsFile, vercelFile } from './pages-hosts';

/** What is written into the export, by its name there. `.nojekyll`: GitHub Pages would leave `_next/` out. */
export const exportFiles = (): Readonly<Record<string, string>> => ({
  '.nojekyll': '',
  _headers: headersFile(),
  _redirects: redirectsFile(),
});

/** What is written into the project, and committed, so that an operator can read it there. */
export const projectFiles = (): Readonly<Record<string, string>> => ({
  'deploy/Caddyfile': caddyFile(),
  'deploy/cloudfront-function.js': cloudFrontFunctionFile(),
  'deploy/cloudfront-response-headers-policy.json': cloudFrontPolicyFile({ forOthers: false }),
  'deploy/cloudfront-response-headers-policy.shared.json': cloudFrontPolicyFile({ forOthers: true }),
  'deploy/nginx.conf': nginxFile(),
  'deploy/nginx.container.conf': nginxContainerFile(),
  'vercel.json': vercelFile(),
});
