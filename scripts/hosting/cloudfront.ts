import { origin, redirects, securityHeaders } from './policy';

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

/** The configuration that `aws cloudfront create-response-headers-policy` takes. */
export function cloudFrontPolicyFile(): string {
  const transport = valueOf('Strict-Transport-Security');
  const custom = securityHeaders.filter(([name]) => !known.includes(name));

  const policy = {
    Name: 'kaivinai',
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
  if (path === '/') {
    request.uri = '/index.html';
  } else if (path.lastIndexOf('.') <= path.lastIndexOf('/')) {
    request.uri = path + '.html';
  }
  return request;
}
`;
