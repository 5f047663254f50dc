// All pages of the documentation: the search, and on a service's page the renderer, which starts after the page can be read.
import { element } from './dom.js';
import { loadScript, startSearch } from './search.js';

startSearch();

const reference = document.getElementById('reference');
if (reference) {
  const start = () => void show(reference).catch((/** @type {Error} */ error) => explain(reference, error));
  if (location.hash || document.readyState === 'complete') start();
  else addEventListener('load', () => setTimeout(start));
}

/** @typedef {{Scalar?: {createApiReference: (place: string, options: object) => void}, apiDocument?: object}} Loaded */

/** @param {HTMLElement} place */
async function show(place) {
  const { server = '', port = '', renderer = '', document: source = '' } = place.dataset;
  forbidCode();
  await Promise.all([loadScript(renderer), loadScript(source)]);
  const { Scalar, apiDocument } = /** @type {Loaded} */ (globalThis);
  place.replaceChildren();
  Scalar?.createApiReference('#reference', {
    // Samples name the demo.
    content: JSON.stringify(apiDocument).replaceAll(`http://127.0.0.1:${port}/`, `${server}/`),
    servers: [{ url: server }],
    // Nothing may leave this host: no fonts, no telemetry, no hosted client, no assistant.
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    // The page has both forms of the published document.
    documentDownloadType: 'none',
    // Each operation shows its schemas in place.
    hideModels: true,
    defaultOpenAllTags: true,
    orderSchemaPropertiesBy: 'preserve',
    orderRequiredPropertiesFirst: false,
    /** @param {{operationId?: string, method: string, path: string}} operation */
    generateOperationSlug: ({ operationId, method, path }) => operationId ?? `${method}${path}`,
  });
}

/** The renderer tries whether it may compile code, which the page's policy forbids; refused here, it is no violation. */
function forbidCode() {
  const refuse = () => {
    throw new EvalError('This page compiles no code.');
  };
  globalThis.Function = new Proxy(Function, { construct: refuse, apply: refuse });
}

/** @param {HTMLElement} place @param {Error} error */
function explain(place, error) {
  const words = `The operations could not be shown: ${error.message}. Reload the page, or download the document above.`;
  place.prepend(element('p', { class: 'notice', role: 'status' }, words));
}
