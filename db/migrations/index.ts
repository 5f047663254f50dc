import type { Knex } from 'knex';
import type { DatabaseKind } from '../connection/database.js';
import * as baseline from './001-baseline.js';
import * as boundedReads from './002-bounded-reads.js';
import * as verdictMemory from './003-verdict-memory.js';
import * as recordReports from './004-record-reports.js';
import * as storageLimits from './005-storage-limits.js';
import * as epoch from './006-epoch.js';
import * as mapFilters from './007-map-filters.js';
import * as verificationQueue from './008-verification-queue.js';
import * as afterRemoval from './009-after-removal.js';

/** A step of the schema, in a transaction. */
export interface Migration {
  /** May return sentences that the operator should read. */
  up: (knex: Knex) => Promise<unknown>;
}

/** All migrations in their order. Never change a published one, nor a column's name for its wording: append a new one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-baseline': baseline,
  '002-bounded-reads': boundedReads,
  '003-verdict-memory': verdictMemory,
  '004-record-reports': recordReports,
  '005-storage-limits': storageLimits,
  '006-epoch': epoch,
  '007-map-filters': mapFilters,
  '008-verification-queue': verificationQueue,
  '009-after-removal': afterRemoval,
};

/**
 * The migrations that take something away, and on which database, with the newest migration that a version has to know to do without
 * it: once one is applied, versions that do not know that refuse to start. All others only add, and the version before runs on
 * beside them; see README.md.
 */
export const contracting: Readonly<Record<string, Readonly<Partial<Record<DatabaseKind, string>>>>> = {
  '002-bounded-reads': { sqlite: '002-bounded-reads', postgres: '002-bounded-reads' },
  '004-record-reports': { sqlite: '004-record-reports', postgres: '004-record-reports' },
};
