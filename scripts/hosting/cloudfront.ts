import { origin, redirects, resourcePolicy, securityHeaders } from './policy';

const valueOf = (wanted: string): string => {
  const [, value] = securityHeaders.find(([name]) => name === wanted) ?? [];
  if (value === undefined) {
    throw new Error(`scripts/hosting/policy.ts names no ${wanted}, and CloudFront has a place of its own for it.`);
  }
  return value;
};

/** The headers that CloudFront names by itself; all others are "custom" to it. */
const known = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

/**
 * The configuration that `aws cloudfront create-response-headers-policy` takes: one for each behaviour.
 *
 * @param forOthers whether it is for the files that other sites may show
 */
export function cloudFrontPolicyFile({ forOthers }: { readonly forOthers: boolean }): string {
  const transport = valueOf('Strict-Transport-Security');
  const custom = securityHeaders
    .filter(([name]) => !known.includes(name))
    .map(([name, value]) => [name, forOthers && name === resourcePolicy.name ? resourcePolicy.shared : value]);

  const policy = {
    Name: forOthers ? 'kaivinai-shared' : 'kaivinai',
    Comment: origin,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: valueOf('Content-Security-Policy') },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: valueOf('X-Frame-Options') },
      ReferrerPolicy: { Override: true, ReferrerPolicy: valueOf('Referrer-Policy') },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/** The function for viewer requests: clean addresses and redirects, which a bucket cannot do. */
export const cloudFrontFunctionFile = (): string => `// ${origin}

var redirects = ${JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])), null, 2)};

// CloudFront hands a query over in parts, each as it was sent.
function queryOf(request) {
  var parts = [];
  Object.keys(request.querystring).forEach(function (name) {
    var sent = request.querystring[name];
    (sent.multiValue || [sent]).forEach(function (each) {
      parts.push(name + '=' + each.value);
    });
  });
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

// CloudFront calls it by this name.
function handler(event) {
  var request = event.request;
  var path = request.uri;

  if (Object.prototype.hasOwnProperty.call(redirects, path)) {
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: redirects[path] } },
    };
  }
  // /story is story.html; /story/ leads to /story, with its query if it has one.
  if (/^\\/[a-z0-9][a-z0-9/-]*\\/$/.test(path)) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: path.slice(0, -1) + queryOf(request) } },
    };
  }
  if (path === '/') {
    request.uri = '/index.html';
  } else if (path.lastIndexOf('.') <= path.lastIndexOf('/')) {
    request.uri = path + '.html';
  }
  return request;
}
`;
