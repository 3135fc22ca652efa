import {
  cache,
  contentType,
  documentPolicy,
  hashedFolders,
  hostFiles,
  longestUrl,
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

const below = (folders: readonly string[]): string => folders.map((folder) => `${folder}/*`).join(' ');

const documents = documentPolicy.endings.map((ending) => `*.${ending}`).join(' ');

const hashed = below(hashedFolders);

const shared = below(sharedFolders);

const pathTypes = Object.keys(typeByPath).join(' ');

/** Pages get their type from Caddy, by the file of their path. */
const typesByEnding = Object.entries(typeByEnding)
  .filter(([ending]) => ending !== 'html')
  .map(
    ([ending, type]) => `	@${ending} {
		path *.${ending}
		not path ${pathTypes}
	}
	header @${ending} Content-Type ${quoted(contentType(type))}`,
  )
  .join('\n');

const missingPage = (
  { below: folder, page }: (typeof missingPages)[number],
  index: number,
): string => `		@missing${index} {
			expression {err.status_code} in [403, 404]
			path ${folder}/*
		}
		handle @missing${index} {
			header Content-Type "text/html; charset=utf-8"
			rewrite * ${page}.html
			file_server {
				status 404
				precompressed br gzip
			}
		}`;

const name = '{$SITE_ADDRESS:kaivinai.example}';

/** `Caddyfile`, for Caddy 2.6 or later. */
export const caddyFile = (): string => `# ${origin}
# For Caddy 2.6 or later: SITE_ADDRESS and SITE_ROOT say where, or the values below stand. See docs/hosting.md.

(policy) {
	header {
${uniformHeaders.map(([header, value]) => `		${header} ${quoted(value)}`).join('\n')}
		# file_server says it with a compressed file only; caches must know it of the plain one too.
		?Vary Accept-Encoding
		-Server
	}
}

# Errors are answered by a route of their own, to which nothing said outside it applies.
(errors) {
	handle_errors {
		import policy
		header ${documentPolicy.name} ${quoted(documentPolicy.page)}
		header ${resourcePolicy.name} ${quoted(resourcePolicy.own)}
		# A missing file of a hashed name must not be remembered for a year.
		header Cache-Control ${quoted(cache.other)}

${missingPages.map(missingPage).join('\n')}
		# What is refused has an empty body.
		handle {
			@method expression {err.status_code} == 405
			header @method Allow ${quoted(methods.join(', '))}
			respond "" {err.status_code}
		}
	}
}

# The name of this site, whatever name was asked for.
http:// {
	header -Server
	redir https://${name}{uri} 301
}

# Another name, over a connection that was made for ours.
https:// {
	error 421
	import errors
}

${name} {
	root * {$SITE_ROOT:/srv/kaivinai/current}
	# Caddy fetches a certificate by itself. To give it one of your own, remove the # of the next line:
	# tls /etc/ssl/kaivinai/fullchain.pem /etc/ssl/kaivinai/privkey.pem

	import policy
	import errors

	# Other sites may show these files, and no others.
	@shared path ${shared}
	header @shared ${resourcePolicy.name} ${quoted(resourcePolicy.shared)}
	@own not path ${shared}
	header @own ${resourcePolicy.name} ${quoted(resourcePolicy.own)}

	# Files that could hold script and are no pages.
	@documents path ${documents}
	header @documents ${documentPolicy.name} ${quoted(documentPolicy.file)}
	@pages not path ${documents}
	header @pages ${documentPolicy.name} ${quoted(documentPolicy.page)}

	@hashed path ${hashed}
	header @hashed Cache-Control ${quoted(cache.hashed)}
	@other not path ${hashed}
	header @other Cache-Control ${quoted(cache.other)}

${typesByEnding}
${Object.entries(typeByPath)
  .map(([path, type]) => `	header ${path} Content-Type ${quoted(contentType(type))}`)
  .join('\n')}

	# In this order.
	route {
		@long expression {uri}.size() > ${longestUrl}
		error @long 414
		@method not method ${methods.join(' ')}
		error @method 405

		# What nobody is to see does not exist.
		@hidden {
			path_regexp /\\.
			not path_regexp ^/\\.well-known(/[^./][^/]*)+$
		}
		error @hidden 404
		@written path *.br *.gz ${missingPages.map(({ page }) => `${page} ${page}.html`).join(' ')} ${hostFiles.join(' ')}
		error @written 404

		# A redirect keeps the query, if there is one.
		map {query} {kept_query} {
			"" ""
			default "?{query}"
		}
${redirects()
  .map(({ from, to }) => `		redir ${from} ${to}{kept_query} 301`)
  .join('\n')}

		# /story is story.html; /story/ leads to /story, where there is such a page.
		map {path} {page} {
			~^(/[a-z0-9][a-z0-9/-]*)/$ "\${1}"
			default ""
		}
		@slash file {page}.html
		redir @slash {page}{kept_query} 301
		@moved path ${redirects()
      .map(({ from }) => `${from}/`)
      .join(' ')}
		redir @moved {page}{kept_query} 301
		try_files {path} {path}.html {path}index.html =404

		# The build writes file.html.gz and file.html.br beside file.html.
		file_server {
			precompressed br gzip
		}
	}
}
`;
