/** Whom the page may ask beside its own host, and whose pictures it shows. */
export type Contacts = { readonly connect: readonly string[]; readonly pictures: readonly string[] };

/**
 * The policy of the editor's page: its own host, and those it saves to. What Sveltia asks besides by itself (whether GitHub
 * works, which version is the newest, fonts at a distributor's) is refused, and it works without. Its styles are written
 * by its script, so they cannot be named by hashes.
 */
const policy = ({ connect, pictures }: Contacts): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'blob:', 'data:', ...pictures].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", 'blob:', 'data:', ...connect].join(' '),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * The page of the editor.
 *
 * @param check whether the server beside it tells what is wrong with the content
 */
export const editorPage = (contacts: Contacts, check: boolean): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy(contacts)}" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>Kaivinai: editor</title>
    <link rel="icon" href="mark.svg" />
    <link rel="stylesheet" href="page.css" />
    <script type="module" src="page.js"></script>
  </head>
  <body>
    <div id="nc-root"></div>${check ? '\n    <aside id="check" aria-label="Check" aria-live="polite"></aside>' : ''}
  </body>
</html>
`;
