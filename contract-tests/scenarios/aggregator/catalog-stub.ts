import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../testing/listen.js';
import { Skipped, type ScenarioContext, type TestDoubles } from '../scenario.js';

/** Invalid responses of the stub in place of a leaderboard, or none at all. */
type Misbehaviour = 'bad' | 'silent';

/** Longer than all other scenarios need for their turns. */
const TURN_MS = 60_000;

/** Starts a stub of the records catalog; a scenario can make its next response fail, once the server asks for one. */
export async function startCatalogStub(): Promise<TestDoubles> {
  const wanted: { is: string; begin: () => void }[] = [];
  let next: string | undefined;
  /** One scenario at a time. */
  const beginNext = (): void => {
    if (next !== undefined) return;
    const first = wanted.shift();
    next = first?.is;
    first?.begin();
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub');
    if (url.pathname === '/next') {
      const is = url.searchParams.get('is') ?? '';
      wanted.push({ is, begin: () => void response.end() });
    } else {
      respondAs(next, response);
      next = undefined;
    }
    beginNext();
  });
  const { url, stop } = await listen(server);
  return { environment: { CATALOG_URL: url }, stop };
}

function respondAs(misbehaviour: string | undefined, response: ServerResponse): void {
  if (misbehaviour === 'silent') return;
  response.setHeader('content-type', 'application/json');
  const summary = { trackedMaps: 1, totalPlayers: 2, mapsWithRecord: 4 };
  response.end(JSON.stringify(misbehaviour === 'bad' ? { summary: 5 } : { summary, overall: [] }));
}

/** Makes the stub's next response fail. Throws Skipped where there is no stub. */
export async function misbehaveNext(context: ScenarioContext, what: Misbehaviour): Promise<void> {
  const url = context.textSetting('CATALOG_URL');
  if (url === '')
    throw new Skipped('It cannot be tested from outside: the server does not read the catalog of a stub.');
  await fetch(`${url}/next?is=${what}`, { signal: AbortSignal.timeout(TURN_MS) });
}
