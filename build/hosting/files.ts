import { caddyFile } from './caddy';
import { nginxFile } from './nginx';
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
  'deploy/nginx.conf': nginxFile(),
  'vercel.json': vercelFile(),
});
