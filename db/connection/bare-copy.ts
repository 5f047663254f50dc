import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const MAGIC = 'SQLite format 3\0';
/** Places in the first page: the version that writers need (2 is WAL), its kind of page, and its number of tables and indexes. */
const WRITE_VERSION = 18;
const PAGE_KIND = 100;
const ENTRIES = 103;
const HEAD_BYTES = 105;
const WAL = 2;
const LEAF = 0x0d;
const WAIT_MS = 3000;
const PAUSE_MS = 50;

/** What a restore calls the database until everything else is there. */
export const RESTORING = '.restoring';

/** What a move to PostgreSQL leaves beside the file. */
export const MOVED = '.moved';

/**
 * Says why a SQLite file must not be opened: it would start empty or outdated, and look fine. Null where nothing is wrong, also when
 * there is no file. One is the copy of a running server's file: what it has is in its -wal file until a checkpoint, so the file alone
 * has no table, but says that it has a -wal. Another is a restore that did not come to its end. And what is written since a move is in
 * PostgreSQL.
 */
export async function whyNotOpen(filename: string, waitMs = WAIT_MS): Promise<string | null> {
  if (existsSync(`${filename}${RESTORING}`))
    return 'a restore into its folder was interrupted; empty the folder and restore again';
  if (existsSync(`${filename}${MOVED}`))
    return (
      'npm run move has moved its rows to PostgreSQL; set DATABASE_URL to go on there, or remove ' +
      `${basename(filename)}${MOVED} to use the file again`
    );
  if (await isBareCopy(filename, waitMs))
    return (
      'it has no tables, but had a -wal file beside it: it is a copy of a file in use, which needs npm run backup; ' +
      'remove it to start with an empty database'
    );
  return null;
}

/** Another process that has just created the file may not have its -wal yet, so it is looked at several times. */
async function isBareCopy(filename: string, waitMs: number): Promise<boolean> {
  for (let leftMs = waitMs; ; leftMs -= PAUSE_MS) {
    if (!existsSync(filename) || existsSync(`${filename}-wal`) || !isEmptyInWalMode(filename)) return false;
    if (leftMs <= 0) return true;
    await setTimeout(PAUSE_MS);
  }
}

function isEmptyInWalMode(filename: string): boolean {
  const head = Buffer.alloc(HEAD_BYTES);
  const file = openSync(filename, 'r');
  try {
    if (readSync(file, head, 0, HEAD_BYTES, 0) < HEAD_BYTES) return false;
  } finally {
    closeSync(file);
  }
  const isSqlite = head.toString('latin1', 0, MAGIC.length) === MAGIC;
  return (
    isSqlite && head[WRITE_VERSION] === WAL && head[PAGE_KIND] === LEAF && head.readUInt16BE(ENTRIES) === 0
  );
}
