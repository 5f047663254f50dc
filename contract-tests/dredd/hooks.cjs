// Loaded by Dredd, which reads only CommonJS and awaits no promise. Gives each transaction the request that earns its status, from the
// published document alone: the parameters and the body whose examples have the response's key, or the `x-request` of the response.
const { appendFileSync, readFileSync } = require('node:fs');
const hooks = require('hooks');

const { DREDD_DOCUMENT, DREDD_SERVER, DREDD_SKIPPED, DREDD_TOKEN, DREDD_SECRET } = process.env;
/** Of a body without `x-max-bytes`. */
const DEFAULT_MAX_BYTES = 262_144;

const document = JSON.parse(readFileSync(DREDD_DOCUMENT, 'utf8'));

const resolve = (value) =>
  value?.$ref
    ? resolve(
        value.$ref
          .slice(2)
          .split('/')
          .reduce((part, key) => part[key.replaceAll('~1', '/').replaceAll('~0', '~')], document),
      )
    : value;
const examplesOf = (part) =>
  Object.entries(part?.examples ?? {}).map(([key, example]) => [key, resolve(example)]);

hooks.beforeEach((transaction, done) => {
  prepare(transaction)
    .catch((error) => {
      transaction.fail = error.message;
    })
    .then(() => done());
});

async function prepare(transaction) {
  const { request, expected, origin } = transaction;
  const item = document.paths[origin.resourceName];
  const operation = { path: origin.resourceName, item, ...item[request.method.toLowerCase()] };
  const body = resolve(operation.requestBody);
  const status = expected.statusCode;
  if (DREDD_TOKEN) request.headers['x-ingest-token'] = DREDD_TOKEN;
  if (DREDD_SECRET) request.headers['x-webhook-secret'] = DREDD_SECRET;
  const isUpload = body?.content['application/octet-stream'] !== undefined;
  if (isUpload) send(request, Buffer.from('bytes of a file'));
  if (operation.operationId === 'getCatalog' && status === '200')
    return skip(transaction, 'Dredd asks for every field of examples within the example');
  if (['429', '502', '503', '504'].includes(status))
    return skip(transaction, 'a test of ours makes the server return it');
  const isOpenWithoutToken =
    !operation.security || operation.security.some((one) => Object.keys(one).length === 0);
  if (status === '401' && (!DREDD_TOKEN || !operation.security) && isOpenWithoutToken)
    return skip(transaction, 'the server asks for no token');
  if (status === '413' && isUpload) return skip(transaction, 'it would take a file of many MiB');
  if (status === '401') {
    request.headers['x-ingest-token'] = 'wrong';
    request.headers['x-webhook-secret'] = 'wrong';
  } else if (status === '415') {
    transaction.fullPath = findRequest(operation, '200').path;
    request.headers['Content-Type'] = 'text/plain';
  } else if (status === '413') {
    send(request, Buffer.alloc((body['x-max-bytes'] ?? DEFAULT_MAX_BYTES) + 1, ' '));
  } else {
    const made = findRequest(operation, status === '304' ? '200' : status);
    if (made === null) return skip(transaction, 'the document shows no request for it');
    transaction.fullPath = made.path;
    if (made.body !== undefined) send(request, Buffer.from(JSON.stringify(made.body)));
    if (status === '304') {
      const { headers } = await fetch(DREDD_SERVER + made.path);
      request.headers['If-None-Match'] = headers.get('etag');
    }
  }
}

/** Returns the documented request of a response, or null. */
function findRequest({ path, item, ...operation }, status) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  const media = Object.values(resolve(operation.requestBody)?.content ?? {})[0];
  const responses = examplesOf(Object.values(resolve(operation.responses[status]).content ?? {})[0]);
  for (const [key, response] of responses) {
    const stated = response['x-request'];
    const named = parameters.flatMap((one) => {
      const [, example] = examplesOf(one).find(([name]) => name === key) ?? [];
      return example ? [[one, example.value]] : [];
    });
    const [, body] = examplesOf(media).find(([name]) => name === key) ?? [];
    if (!stated && named.length === 0 && !body && status !== '200') continue;
    const inPath = { ...Object.fromEntries(ofPlace(named, 'path')), ...stated?.path };
    const query = stated ? (stated.query ?? []) : ofPlace(named, 'query').flatMap(toPairs);
    const target = path.replaceAll(/\{([^}]+)\}/g, (_, name) => {
      const first = examplesOf(parameters.find((one) => one.name === name))[0];
      return encodeURIComponent(inPath[name] ?? first?.[1].value);
    });
    const text = new URLSearchParams(query).toString();
    return { path: text ? `${target}?${text}` : target, body: stated ? stated.body : body?.value };
  }
  return null;
}

const ofPlace = (named, place) =>
  named.filter(([one]) => one.in === place).map(([one, value]) => [one.name, value]);
const toPairs = ([name, value]) => [value].flat().map((one) => [name, String(one)]);

function send(request, bytes) {
  request.body = bytes.toString('base64');
  request.bodyEncoding = 'base64';
}

function skip(transaction, reason) {
  const { request, origin, expected } = transaction;
  transaction.skip = true;
  appendFileSync(
    DREDD_SKIPPED,
    `${request.method} ${origin.resourceName} ${expected.statusCode}: ${reason}\n`,
  );
}
