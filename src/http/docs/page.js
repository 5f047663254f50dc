// Starts the renderer on the service's own document, after the page itself, which can be read before. A link to an operation starts it at
// once.

// The renderer tries whether it may compile code. The page's policy forbids that; saying so here saves the violation.
const refuse = () => {
  throw new EvalError('This page compiles no code.');
};
window.Function = new Proxy(Function, { construct: refuse, apply: refuse });

const reference = document.querySelector('#reference');
const notice = document.querySelector('#notice');
const documentUrl = new URL(reference.dataset.document, location.href);
// A page that is read from a folder, where nothing can be fetched, has the document in it.
const embedded = document.querySelector('#document');

async function readDocument() {
  if (embedded) return JSON.parse(embedded.textContent);
  const response = await fetch(documentUrl);
  if (!response.ok) throw new Error(`${documentUrl.pathname} returned ${response.status}`);
  return response.json();
}

function loadRenderer() {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = reference.dataset.renderer;
    script.onload = resolve;
    script.onerror = () => reject(new Error('the renderer did not load'));
    document.head.append(script);
  });
}

let isStarted = false;
function start() {
  if (isStarted) return;
  isStarted = true;
  Promise.all([readDocument(), loadRenderer()])
    .then(([content]) => show(content))
    .catch(explain);
}

addEventListener('hashchange', start);
if (location.hash || document.readyState === 'complete') start();
else addEventListener('load', () => setTimeout(start));

// The renderer writes the section in sight into the address. An anchor stays as it was asked for, also one that leads nowhere, until
// the reader moves.
let asked = location.hash;
addEventListener('hashchange', () => {
  asked = location.hash;
});
for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
  addEventListener(
    type,
    () => {
      asked = '';
    },
    { passive: true },
  );
const replaceState = history.replaceState.bind(history);
history.replaceState = (...state) => (asked === '' ? replaceState(...state) : undefined);

// What the renderer leaves out for those who do not see the page: the place that the skip link names, names of its buttons that copy,
// one banner only (the page's own), regions of different names, and parts that scroll by keys.
function mendLandmarks() {
  const main = document.querySelector('main');
  if (main && !main.id) main.id = 'content';
  if (main && isFocusLost) {
    isFocusLost = false;
    focusMain({ preventScroll: true });
  }
  for (const button of reference.querySelectorAll('.scalar-code-copy:not([aria-label])'))
    button.setAttribute('aria-label', 'Copy');
  for (const header of reference.querySelectorAll('header:not([role])')) header.setAttribute('role', 'none');
  // On a small screen: the section in sight, with the button of the menu.
  for (const bar of reference.querySelectorAll('[data-scalar-scroll-header]:not([role])')) {
    bar.setAttribute('role', 'navigation');
    bar.setAttribute('aria-label', 'Section');
  }
  for (const card of reference.querySelectorAll('.response-card[role="region"]'))
    card.setAttribute('role', 'group');
  for (const part of reference.querySelectorAll(':is(ul.endpoints, code.custom-scroll):not([tabindex])'))
    part.tabIndex = 0;
}
let isMending = false;
new MutationObserver(() => {
  if (isMending) return;
  isMending = true;
  requestAnimationFrame(() => {
    isMending = false;
    mendLandmarks();
  });
}).observe(reference, { childList: true, subtree: true });

// The skip link leads to what is there: the first view, then the renderer's own main part. The address keeps its place.
document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  focusMain();
});

function focusMain(options) {
  const main = document.querySelector('main');
  main.tabIndex = -1;
  main.focus(options);
}

// Whether the renderer has taken the place of what had the focus.
let isFocusLost = false;

function show(content) {
  // The page lies in the service's /api/ folder, so the service is one folder up, whatever stands before it. Unless it is
  // published elsewhere: then it names the server, and operations can be tried where that is one for everybody.
  const { server, unreachable } = reference.dataset;
  const baseUrl = server ?? new URL('..', documentUrl).href.replace(/\/$/, '');
  isFocusLost = reference.contains(document.activeElement);
  reference.replaceChildren();
  window.Scalar.createApiReference('#reference', {
    content: withSamples(upgradeDocument(content), baseUrl),
    servers: [{ url: baseUrl, description: describeServer(server, unreachable) }],
    hideTestRequestButton: unreachable !== undefined,
    // Nothing may leave this host: no fonts, no telemetry, no hosted client, no assistant.
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    // The header searches all services and the guides.
    hideSearch: true,
    // The header offers the downloads.
    documentDownloadType: 'none',
    // Each operation shows its schemas in place.
    hideModels: true,
    // The samples of the page are shown instead: the renderer's own send no uploads.
    hiddenClients: true,
    defaultOpenAllTags: true,
    orderSchemaPropertiesBy: 'preserve',
    orderRequiredPropertiesFirst: false,
    generateOperationSlug: ({ operationId, method, path }) => operationId ?? `${method}${path}`,
  });
}

function describeServer(server, unreachable) {
  if (server === undefined) return 'This server';
  return unreachable === undefined ? 'The server' : 'A server of your own';
}

/** Returns the document with the page's samples, which are for this base URL. */
function withSamples(content, baseUrl) {
  const samples = JSON.parse(document.querySelector('#samples').textContent.replaceAll('{baseUrl}', baseUrl));
  const addTo = (operation) => ({ ...operation, 'x-codeSamples': samples[operation.operationId] ?? [] });
  const isOperation = (value) => typeof value?.operationId === 'string';
  const paths = mapEntries(content.paths, (item) =>
    mapEntries(item, (value) => (isOperation(value) ? addTo(value) : value)),
  );
  return { ...content, paths };
}

function explain(error) {
  notice.hidden = false;
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
