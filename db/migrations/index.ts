import type { Knex } from 'knex';
import type { DatabaseKind } from '../connection/database.js';
import * as verification from './001-verification.js';
import * as identity from './002-identity.js';
import * as tracking from './003-tracking.js';
import * as community from './004-community.js';
import * as catalog from './005-catalog.js';
import * as namesByLength from './006-names-by-length.js';
import * as eventSearch from './007-event-search.js';
import * as verdictEvidence from './008-verdict-evidence.js';
import * as consistency from './009-consistency.js';
import * as baselines from './010-baselines.js';
import * as recordCoverage from './011-record-coverage.js';
import * as boundedReads from './012-bounded-reads.js';
import * as schemaRequirements from './013-schema-requirements.js';
import * as artifactStore from './014-artifact-store.js';
import * as leanerWrites from './015-leaner-writes.js';
import * as mapSearch from './016-map-search.js';
import * as rowBlocks from './017-row-blocks.js';
import * as checkHours from './018-check-hours.js';
import * as eventMonths from './019-event-months.js';
import * as eventBlocks from './020-event-blocks.js';
import * as listIndexes from './021-list-indexes.js';
import * as leanerRecords from './022-leaner-records.js';
import * as listTerms from './023-list-terms.js';
import * as eventWords from './024-event-words.js';
import * as mapFacets from './025-map-facets.js';
import * as leanerKeys from './026-leaner-keys.js';
import * as leanerIngest from './027-leaner-ingest.js';
import * as nearerWrites from './028-nearer-writes.js';
import * as accountsBySpan from './029-accounts-by-span.js';
import * as leanerLeaders from './030-leaner-leaders.js';
import * as eventSignatures from './031-event-signatures.js';

/** All migrations in their order. Never change a published one, nor a column's name for its wording: append a new one. */
export const migrations: Readonly<Record<string, Knex.Migration>> = {
  '001-verification': verification,
  '002-identity': identity,
  '003-tracking': tracking,
  '004-community': community,
  '005-catalog': catalog,
  '006-names-by-length': namesByLength,
  '007-event-search': eventSearch,
  '008-verdict-evidence': verdictEvidence,
  '009-consistency': consistency,
  '010-baselines': baselines,
  '011-record-coverage': recordCoverage,
  '012-bounded-reads': boundedReads,
  '013-schema-requirements': schemaRequirements,
  '014-artifact-store': artifactStore,
  '015-leaner-writes': leanerWrites,
  '016-map-search': mapSearch,
  '017-row-blocks': rowBlocks,
  '018-check-hours': checkHours,
  '019-event-months': eventMonths,
  '020-event-blocks': eventBlocks,
  '021-list-indexes': listIndexes,
  '022-leaner-records': leanerRecords,
  '023-list-terms': listTerms,
  '024-event-words': eventWords,
  '025-map-facets': mapFacets,
  '026-leaner-keys': leanerKeys,
  '027-leaner-ingest': leanerIngest,
  '028-nearer-writes': nearerWrites,
  '029-accounts-by-span': accountsBySpan,
  '030-leaner-leaders': leanerLeaders,
  '031-event-signatures': eventSignatures,
};

/**
 * The migrations that take something away, and on which database, with the newest migration that a version has to know to do without
 * it: once one is applied, versions that do not know that refuse to start. All others only add, and the version before runs on
 * beside them; see README.md.
 */
export const contracting: Readonly<Record<string, Readonly<Partial<Record<DatabaseKind, string>>>>> = {
  '029-accounts-by-span': { sqlite: '028-nearer-writes' },
};
