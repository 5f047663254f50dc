import type { Fetch } from '../../../generated/verification/client/index.js';

const MAX_CHARACTERS = 400;

/** Returns a fetch that logs what is sent and what comes back. A 304 is not shown: nothing has changed. */
export function createShowingFetch(log: (line: string) => void): Fetch {
  let shown = '';
  return async (url, init) => {
    const { method = 'GET', body } = init;
    const sent = `  → ${method} ${url}${describeBody(body)}`;
    if (sent !== shown) log(sent);
    shown = sent;
    const response = await fetchOrExplain(url, init);
    if (response.status !== 304) log(`  ← ${response.status} ${shorten(await response.clone().text())}`);
    return response;
  };
}

function describeBody(body: RequestInit['body']): string {
  if (typeof body === 'string') return `\n    ${shorten(body)}`;
  return body instanceof Uint8Array ? `, ${body.length.toLocaleString('en')} bytes` : '';
}

function shorten(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

/** Sends a request as `fetch` does. Throws a sentence that says what was asked and how to start a server to try it on. */
async function fetchOrExplain(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { code, message = String(error) } = ((error as Error).cause ?? error) as {
      code?: string;
      message?: string;
    };
    throw new Error(
      `Nothing responds at ${new URL(url).origin} (${code ?? message}). \`npm run demo\` in another terminal starts the services with example data; --help says how to name others.`,
    );
  }
}
