/**
 * How a worker process and the process that started it write to one SQLite file in turn: two would poll its lock, and the one that is less
 * lucky would fail after its time.
 *
 * 1. The worker asks for its turn (`acquireWriter`).
 * 2. The process that started it waits for its own write connection, and holds it without writing.
 * 3. The worker writes.
 * 4. It gives the turn back (`releaseWriter`); when it dies before, the end of its task does.
 */
import { once } from 'node:events';
import type { Database } from '../../db/connection/database.js';
import { toError, type CallReply, type WorkerCall } from '../pool/worker-pool.js';

/** The worker's half: returns a database whose writes take turns with those of the process that started this one. */
export function writeInTurn(database: Database): Database {
  if (database.kind === 'postgres') return database;
  return {
    ...database,
    write: async (work, options) => {
      await call('acquireWriter');
      try {
        return await database.write(work, options);
      } finally {
        await call('releaseWriter');
      }
    },
  };
}

/** Has something done by the process that started this one. One call waits at a time. */
async function call(name: string): Promise<void> {
  const replied = nextReply();
  process.send?.({ call: name } satisfies WorkerCall);
  const { error } = await replied;
  if (error) throw toError(error);
}

async function nextReply(): Promise<CallReply['reply']> {
  for (;;) {
    const [message] = (await once(process, 'message')) as [object];
    if ('reply' in message) return (message as CallReply).reply;
  }
}

/** The other half, for one task: what its worker may call, and what gives the turn back when the task has ended. */
export function createTurns(database: Database): {
  calls: Readonly<Record<'acquireWriter' | 'releaseWriter', () => Promise<void>>>;
  /** Gives the turn back, also one that the worker gets only later. */
  end: () => void;
} {
  let hasEnded = false;
  let giveBack = (): void => undefined;
  const acquireWriter = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const holdUntilGivenBack = (): Promise<void> =>
        new Promise((done) => {
          giveBack = done;
          if (hasEnded) done();
          resolve();
        });
      database.exclusively(holdUntilGivenBack).catch(reject);
    });
  return {
    calls: { acquireWriter, releaseWriter: async () => giveBack() },
    end: () => {
      hasEnded = true;
      giveBack();
    },
  };
}
