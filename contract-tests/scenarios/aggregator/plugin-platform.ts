import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../testing/listen.js';
import type { TestDoubles } from '../scenario.js';

/** The owner of the stub's valid tokens. */
export const PLUGIN_ACCOUNT = {
  accountId: 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0',
  displayName: 'Kestrel',
} as const;

const SECRET = 'contract-plugin-secret';

/** The stub's response by the first word of a token. */
const RESPONDERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  good: (response) =>
    // The service returns a UUID in lower case, however the platform spells it.
    sendJson(response, {
      account_id: PLUGIN_ACCOUNT.accountId.replaceAll('-', '').toUpperCase(),
      display_name: PLUGIN_ACCOUNT.displayName,
      token_time: 1_791_273_510,
    }),
  refused: (response) => sendJson(response, { error: 'Token expired.' }),
  garbled: (response) => response.end('<html>'),
  closed: (response) => response.destroy(),
};

/** Starts a stub of the plugin platform's token validation, and returns the settings that point a server to it. */
export async function startPluginPlatform(): Promise<TestDoubles> {
  const server = createServer((request, response) => {
    void readForm(request).then((form) => {
      const word = form.get('token')?.split('-')[0] ?? '';
      const isOurs = request.method === 'POST' && form.get('secret') === SECRET;
      (isOurs ? (RESPONDERS[word] ?? refuse) : refuse)(response);
    });
  });
  const { url, stop } = await listen(server);
  return {
    environment: {
      PLUGIN_AUTH_SECRET: SECRET,
      PLUGIN_AUTH_URL: `${url}/auth/validate`,
    },
    stop,
  };
}

function refuse(response: ServerResponse): void {
  sendJson(response, { error: 'Unknown secret or token.' });
}

function sendJson(response: ServerResponse, body: object): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body));
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}
