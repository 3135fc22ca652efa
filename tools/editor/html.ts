/** Other origins that the page may connect to, and load pictures from. */
export type Contacts = { readonly connect: readonly string[]; readonly pictures: readonly string[] };

/**
 * The policy of the editor page: its own host, and the origins it saves to. Other requests of Sveltia (GitHub status,
 * version check, fonts from a CDN) are blocked; it works without them, with the fonts beside it. Inline styles are
 * allowed, because its script generates them, and WebAssembly, because its decoders of pictures are.
 */
const formatPolicy = ({ connect, pictures }: Contacts): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'blob:', 'data:', ...pictures].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", 'blob:', 'data:', ...connect].join(' '),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The HTML page of the editor. */
export const formatEditorPage = (contacts: Contacts): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${formatPolicy(contacts)}" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <link rel="icon" href="mark.svg" />
    <link rel="stylesheet" href="fonts.css" />
    <link rel="cms-config-url" href="config.json" type="application/json" />
    <script type="module" src="start.js"></script>
  </head>
  <body>
  </body>
</html>
`;
