import type { Send } from '../contract/http-client.js';
import { NotReached } from '../scenarios/scenario.js';

/** A server that a supervisor starts again is back within these tries. */
const MAX_TRIES = 6;
const PAUSE_MS = 200;

/**
 * Returns a sender that gives a server up after several refused connections in a row: it calls `onLost` with a sentence and throws
 * NotReached. A server that restarts before that is used again. The finding names the previous request, which got no response.
 */
export function createLostServerSender(
  send: Send,
  { sleep, onLost }: { sleep: (milliseconds: number) => Promise<void>; onLost: (sentence: string) => void },
): Send {
  let lost: string | null = null;
  return async (request) => {
    for (let tries = 1; ; tries++) {
      if (lost !== null) throw new NotReached(lost);
      try {
        return await send(request);
      } catch (error) {
        if (!isRefused(error)) throw error;
        if (tries < MAX_TRIES) {
          await sleep(PAUSE_MS * tries);
          continue;
        }
        const { origin } = new URL(request.url);
        lost = `${origin} has refused ${tries} connections in a row: the server has ended, and so has the run.`;
        onLost(lost);
      }
    }
  };
}

function isRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'ECONNREFUSED';
}
