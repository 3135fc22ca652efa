// Written by `npm run build` from scripts/hosting/policy.ts: change that, not this.

var redirects = {
  "/shop": "https://shop.kaivinai.example"
};

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
  if (/^\/[a-z0-9][a-z0-9/-]*\/$/.test(path)) {
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
