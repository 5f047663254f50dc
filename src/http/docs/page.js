// Starts the renderer on the service's own document. It runs before the renderer's script, so that both load at once.

// The renderer tries whether it may compile code. The page's policy forbids that; saying so here saves the violation.
const refuse = () => {
  throw new EvalError('This page compiles no code.');
};
window.Function = new Proxy(Function, { construct: refuse, apply: refuse });

const reference = document.querySelector('#reference');
const notice = document.querySelector('#notice');
const documentUrl = new URL(reference.dataset.document, location.href);
const description = fetch(documentUrl).then((response) => {
  if (!response.ok) throw new Error(`${documentUrl.pathname} returned ${response.status}`);
  return response.json();
});

document.addEventListener('DOMContentLoaded', () => {
  if (!window.Scalar) explain(new Error('the renderer did not load'));
  else description.then(show).catch(explain);
});

function show(content) {
  // The page lies in the service's /api/ folder, so the service is one folder up, whatever stands before it.
  const service = new URL('..', documentUrl).href.replace(/\/$/, '');
  // Unless it is published elsewhere: then examples name another server, and operations cannot be tried.
  const { exampleServer } = reference.dataset;
  reference.replaceChildren();
  document.querySelector('#version').textContent = content.openapi;
  window.Scalar.createApiReference('#reference', {
    content: upgradeDocument(content),
    servers: exampleServer
      ? [{ url: exampleServer, description: 'A server of your own' }]
      : [{ url: service, description: 'This server' }],
    hideTestRequestButton: Boolean(exampleServer),
    // Nothing may leave this host: no fonts, no telemetry, no hosted client, no assistant.
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    // The header offers the downloads.
    documentDownloadType: 'none',
    // Each operation shows its schemas in place.
    hideModels: true,
    defaultOpenAllTags: true,
    orderSchemaPropertiesBy: 'preserve',
    orderRequiredPropertiesFirst: false,
    generateOperationSlug: ({ operationId, method, path }) => operationId ?? `${method}${path}`,
  });
}

function explain(error) {
  notice.textContent = `The operations could not be shown: ${error.message}. Reload the page, or download the document above.`;
  notice.classList.add('failed');
}

const DATA = ['example', 'examples', 'default', 'enum'];
const SCHEMA = ['schema', 'items', 'additionalProperties', 'not'];
const SCHEMA_LIST = ['allOf', 'anyOf', 'oneOf'];
const SCHEMA_MAP = ['properties', 'schemas'];

/** Returns an OpenAPI 3.0 document as 3.1. The renderer would do so itself, but mistakes a property named `example`. */
function upgradeDocument(content) {
  return { ...upgradeParts(content), openapi: '3.1.1' };
}

function upgradeParts(node) {
  if (Array.isArray(node)) return node.map(upgradeParts);
  if (typeof node !== 'object' || node === null) return node;
  return mapEntries(node, (value, key) => {
    if (DATA.includes(key) || key.startsWith('x-')) return value;
    if (key === 'application/octet-stream') return {};
    if (SCHEMA_MAP.includes(key)) return mapEntries(value, upgradeSchema);
    if (SCHEMA_LIST.includes(key)) return value.map(upgradeSchema);
    return SCHEMA.includes(key) ? upgradeSchema(value) : upgradeParts(value);
  });
}

function upgradeSchema(schema) {
  if (typeof schema !== 'object') return schema;
  const { nullable, example, ...rest } = upgradeParts(schema);
  if (nullable && rest.type) rest.type = [rest.type, 'null'];
  if (example !== undefined) rest.examples = [example];
  return rest;
}

function mapEntries(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
