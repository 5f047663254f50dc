import { setTimeout } from 'node:timers/promises';
import sqlite3 from 'sqlite3';
import type { Gate } from './gate.js';

/** Pages in the WAL before a checkpoint, so that batches share it. */
export const CHECKPOINT_AFTER_PAGES = 8000;
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
  const connection = await open(filename);
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
      await new Promise<void>((resolve, reject) =>
        connection.close((error) => (error ? reject(error) : resolve())),
      );
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

function checkpoint(connection: sqlite3.Database, mode: 'NOOP' | 'PASSIVE'): Promise<WalState> {
  return new Promise((resolve, reject) => {
    connection.all<WalState>(`PRAGMA wal_checkpoint(${mode})`, (error, [row] = []) => {
      if (error) reject(error);
      else resolve(row ?? { log: 0, checkpointed: 0 });
    });
  });
}

function open(filename: string): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const connection = new sqlite3.Database(filename, sqlite3.OPEN_READWRITE, (error) => {
      if (error) return reject(error);
      connection.exec('PRAGMA synchronous = FULL;', (failed) =>
        failed ? reject(failed) : resolve(connection),
      );
    });
  });
}
