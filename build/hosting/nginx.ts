import {
  cache,
  documentPolicy,
  hashedFolders,
  hostFiles,
  isText,
  methods,
  missingPages,
  origin,
  quoted,
  redirects,
  resourcePolicy,
  sharedFolders,
  typeByEnding,
  typeByPath,
  uniformHeaders,
} from './policy';

const escaped = (path: string): string => path.replaceAll('.', '\\.');

const textTypes = [...Object.values(typeByEnding), ...Object.values(typeByPath)].filter(
  // nginx always counts text/html among them, and warns when it is named.
  (type) => isText(type) && type !== 'text/html',
);

/** What nginx refuses, by itself or by configuration: with a page of its own unless it has a better answer. */
const refusals = `  server_tokens off;
  # What is refused has an empty body. The status is that of the refusal, not the one that stands here.
  error_page 400 405 414 416 421 500 501 503 505 /.refused;
  error_page 494 497 =400 /.refused;
  if ($uri = /.refused) {
    return 204;
  }`;

/** nginx with TLS, for the `http` block. */
export const nginxFile = (): string => `# ${origin}
# For the http block of nginx 1.18 or later: /etc/nginx/conf.d/kaivinai.conf. See docs/hosting.md.

# A missing file of a hashed name must not be remembered for a year: only what was found may be.
map $status$uri $kaivinai_cache {
  default ${quoted(cache.other)};
  ~^(200|206|304)(${hashedFolders.map(escaped).join('|')})/ ${quoted(cache.hashed)};
}

# Other sites may show these files, and no others.
map $uri $kaivinai_resource_policy {
  default ${resourcePolicy.own};
  ~^(${sharedFolders.join('|')})/ ${resourcePolicy.shared};
}

# Files that could hold script and are no pages.
map $uri $kaivinai_document_policy {
  default ${quoted(documentPolicy.page)};
  ~\\.(${documentPolicy.endings.join('|')})$ ${quoted(documentPolicy.file)};
}

# What is shown for what does not exist, in the language of the pages round it.
map $uri $kaivinai_missing {
${missingPages.map(({ below, page }) => `  ${below === '' ? 'default' : `~^${below}/`} ${page}.html;`).join('\n')}
}

map $status $kaivinai_allow {
  405 ${quoted(methods.join(', '))};
}

server {
  listen 80;
  listen [::]:80;
  # ── Yours to change, as below ──
  server_name kaivinai.example;
  # ───────────────────────────────
${refusals}

  # The name of this site, whatever name was asked for.
  location / {
    return 301 https://$server_name$request_uri;
  }
}

server {
  # ── Yours to change: name, certificate, folder ──
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name kaivinai.example;
  ssl_certificate /etc/letsencrypt/live/kaivinai.example/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/kaivinai.example/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  # A browser reads a record once all of it is there: 16 kB, as it is otherwise, is a whole page.
  ssl_buffer_size 4k;
  root /srv/kaivinai/current;
  # With ngx_brotli (Debian: libnginx-mod-http-brotli-static), remove the # of the next line:
  # brotli_static on;
  # ────────────────────────────────────────────────

${refusals}
  if ($host != $server_name) {
    return 421;
  }
  if ($request_method !~ ^(${methods.join('|')})$) {
    return 405;
  }

  absolute_redirect off;
  etag on;

  types {
${Object.entries(typeByEnding)
  .map(([ending, type]) => `    ${type} ${ending};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${[...new Set(textTypes)].join(' ')};

  # The build writes file.html.gz and file.html.br beside file.html.
  gzip_static on;
  gzip_vary on;

${uniformHeaders.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`).join('\n')}
  add_header ${documentPolicy.name} $kaivinai_document_policy always;
  add_header ${resourcePolicy.name} $kaivinai_resource_policy always;
  add_header Cache-Control $kaivinai_cache always;
  add_header Allow $kaivinai_allow always;

  # What does not exist is 404.html with status 404; so is what nobody is to see.
  error_page 403 404 $kaivinai_missing;
${missingPages.map(({ page }) => `  location = ${page}.html {\n    internal;\n  }\n  location = ${page} {\n    return 404;\n  }`).join('\n')}
  location ~ /\\.(?!well-known/) {
    return 404;
  }
  location ~ (\\.(br|gz)|^(${hostFiles.join('|')}))$ {
    return 404;
  }

${redirects()
  .map(({ from, to }) => `  location = ${from} {\n    return 301 ${to}$is_args$args;\n  }`)
  .join('\n')}

${Object.entries(typeByPath)
  .map(([path, type]) => `  location = ${path} {\n    types {}\n    default_type ${type};\n  }`)
  .join('\n')}

  # /story is story.html; /story/ leads to /story. Without such a page there is nothing to lead to.
  location = / {
    try_files /index.html =404;
  }
  location ~ ^(?<moved>${redirects()
    .map(({ from }) => from)
    .join('|')})/$ {
    return 301 $moved$is_args$args;
  }
  location ~ ^(?<page>/[a-z0-9][a-z0-9/-]*)/$ {
    if (-f $document_root$page.html) {
      return 301 $page$is_args$args;
    }
    return 404;
  }
  location / {
    try_files $uri $uri.html =404;
  }
}
`;
