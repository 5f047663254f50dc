import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Skipped, type ScenarioContext, type TestDoubles } from '../scenario.js';

/** Invalid responses of the stub in place of a leaderboard, or none at all. */
export type Misbehaviour = 'bad' | 'silent';

/** Starts a stub of the records catalog; a scenario can make its next response fail. */
export async function startCatalogStub(): Promise<TestDoubles> {
  let next: string | undefined;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub');
    if (url.pathname === '/next') {
      next = url.searchParams.get('is') ?? undefined;
      response.end();
    } else {
      respondAs(next, response);
      next = undefined;
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: { CATALOG_URL: `http://127.0.0.1:${port}` },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function respondAs(misbehaviour: string | undefined, response: ServerResponse): void {
  if (misbehaviour === 'silent') return;
  response.setHeader('content-type', 'application/json');
  const summary = { trackedMaps: 1, totalPlayers: 2, mapsWithRecord: 4 };
  response.end(JSON.stringify(misbehaviour === 'bad' ? { summary: 5 } : { summary, overall: [] }));
}

/** Makes the stub's next response fail. Throws Skipped where there is no stub. */
export async function misbehaveNext(context: ScenarioContext, what: Misbehaviour): Promise<void> {
  if (context.target === 'mock') return;
  const url = context.textSetting('CATALOG_URL');
  if (url === '') throw new Skipped('The server does not read the catalog of a stub.');
  await fetch(`${url}/next?is=${what}`);
}
