// Written by `npm run build` from scripts/hosting/policy.ts: change that, not this.

var redirects = {
  "/shop": "https://shop.kaivinai.example"
};

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
