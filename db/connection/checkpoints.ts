import { setTimeout } from 'node:timers/promises';
import type sqlite3 from 'sqlite3';
import type { Gate } from './gate.js';
import { closeConnection, openConnection, readAll } from './sqlite-connection.js';

/** Pages in the WAL before a checkpoint, so that batches share it. */
const CHECKPOINT_AFTER_PAGES = 8000;
/** Writes that follow each other are looked at together. */
const PAUSE_MS = 25;

/** Checkpoints of a SQLite file beside its writer. */
export interface Checkpoints {
  /** To be called after a write. */
  afterWrite: () => void;
  /** Resolves when none runs any more and the connection is closed. */
  close: () => Promise<void>;
}

/**
 * Opens a connection that moves pages from the WAL to the file while the writer goes on, where the writer would do so in a commit,
 * for as long as the commit itself takes. Each is run by `gate`, since it holds one of the threads that run statements. What
 * fails, or does not keep up with the writer, is left to the writer's own checkpoints.
 */
export async function openCheckpoints(filename: string, gate: Gate): Promise<Checkpoints> {
  const connection = await openConnection(filename, 'PRAGMA synchronous = FULL');
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let isDirty = false;
  const work = async (): Promise<void> => {
    try {
      while (isDirty) {
        await setTimeout(PAUSE_MS, undefined, { ref: false, signal: closing.signal });
        isDirty = false;
        await gate(() => checkpointIfDue(connection));
      }
    } catch {
      // The next write tries again.
    } finally {
      running = undefined;
    }
  };
  return {
    afterWrite: () => {
      isDirty = true;
      running ??= work();
    },
    close: async () => {
      closing.abort();
      await running;
      await closeConnection(connection);
    },
  };
}

/** Moves the pages of the WAL to the file if they are `pages` or more; returns whether they were. */
export async function checkpointIfDue(
  connection: sqlite3.Database,
  pages = CHECKPOINT_AFTER_PAGES,
): Promise<boolean> {
  const { log, checkpointed } = await checkpoint(connection, 'NOOP');
  if (log - checkpointed < pages) return false;
  await checkpoint(connection, 'PASSIVE');
  return true;
}

/** Pages in the WAL, and how many of them are in the file as well. */
interface WalState {
  log: number;
  checkpointed: number;
}

async function checkpoint(connection: sqlite3.Database, mode: 'NOOP' | 'PASSIVE'): Promise<WalState> {
  const [row] = await readAll<WalState>(connection, `PRAGMA wal_checkpoint(${mode})`);
  return row ?? { log: 0, checkpointed: 0 };
}
