import type { Fetch } from '../../develop/client/fetches.js';

const MAX_CHARACTERS = 400;

/** Returns a fetch that logs requests and responses. A 304 is not shown: nothing has changed. */
export function createShowingFetch(log: (line: string) => void): Fetch {
  let shown = '';
  return async (request) => {
    const sent = `  → ${request.method} ${request.url}${await describeBody(request.clone())}`;
    if (sent !== shown) log(sent);
    shown = sent;
    const response = await fetchOrExplain(request);
    if (response.status !== 304) log(`  ← ${response.status} ${shorten(await response.clone().text())}`);
    return response;
  };
}

async function describeBody(request: Request): Promise<string> {
  if (request.body === null) return '';
  if (request.headers.get('content-type') === 'application/json')
    return `\n    ${shorten(await request.text())}`;
  return `, ${(await request.arrayBuffer()).byteLength.toLocaleString('en')} bytes`;
}

function shorten(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

/** Sends a request as `fetch` does. Throws a sentence that says what was asked and how to start a server to try it on. */
async function fetchOrExplain(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { code, message = String(error) } = ((error as Error).cause ?? error) as {
      code?: string;
      message?: string;
    };
    throw new Error(
      `Nothing responds at ${new URL(request.url).origin} (${code ?? message}). \`npm run demo\` in another terminal starts the services with example data; --help says how to name others.`,
    );
  }
}
