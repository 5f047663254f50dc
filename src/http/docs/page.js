// Starts the renderer on the service's own document. It runs before the renderer's script, so that both load at once.

// The renderer tries whether it may compile code. The page's policy forbids that; saying so here saves the violation.
window.Function = new Proxy(Function, {
  construct() {
    throw new EvalError('This page compiles no code.');
  },
});

const reference = document.querySelector('#reference');
const notice = document.querySelector('#notice');
const documentUrl = new URL(reference.dataset.document, location.href);
const description = fetch(documentUrl).then((response) => {
  if (!response.ok) throw new Error(`${documentUrl.pathname} answered ${response.status}`);
  return response.json();
});

function show(content) {
  // The page lies in the service's /api/ folder, so the service is one folder up, whatever stands before it.
  const service = new URL('..', documentUrl).href.replace(/\/$/, '');
  notice.remove();
  window.Scalar.createApiReference('#reference', {
    content,
    servers: [{ url: service, description: 'This server' }],
    // Nothing may leave this host: no fonts, no telemetry, no hosted client, no assistant.
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    // The header offers the downloads.
    documentDownloadType: 'none',
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

document.addEventListener('DOMContentLoaded', () => {
  if (!window.Scalar) explain(new Error('the renderer did not load'));
  else description.then(show).catch(explain);
});
