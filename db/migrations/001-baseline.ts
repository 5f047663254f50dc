import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { createClubTables, createMemberTexts } from './baseline/clubs.js';
import { DIALECTS } from './baseline/dialect.js';
import {
  createEventBlocks,
  createEventCounts,
  createEventTables,
  createEventSearch,
} from './baseline/events.js';
import { createListTerms, createMapFacets, createMapTables, createMapSearch } from './baseline/maps.js';
import { createNameTables, createNameSearch } from './baseline/names.js';
import { createRowBlocks } from './baseline/row-blocks.js';
import { createServerTables } from './baseline/server.js';
import { createProjectMapTables, createProjectTables } from './baseline/tracking.js';
import { createArtifactTables, createRecordTables, createSubmissionTables } from './baseline/verification.js';
import { createLeaderboardTables, createWorldRecordTables } from './baseline/world-records.js';

/**
 * In an order in which each finds the tables and functions that it names. This is the schema of 0.4.0, not the present one: 002-bounded-reads
 * drops event blocks, map search, map facets, member texts, list terms and row blocks, and the tables of event counts, terms and words.
 */
const SUBJECTS = [
  createServerTables,
  createNameTables,
  createNameSearch,
  createProjectTables,
  createProjectMapTables,
  createEventTables,
  createEventCounts,
  createEventSearch,
  createEventBlocks,
  createMapTables,
  createMapSearch,
  createMapFacets,
  createClubTables,
  createMemberTexts,
  createListTerms,
  createWorldRecordTables,
  createLeaderboardTables,
  createRowBlocks,
  createRecordTables,
  createArtifactTables,
  createSubmissionTables,
];

/** Creates the schema of version 0.4.0, the oldest one whose database is upgraded (release-0.4.0.ts). */
export async function up(knex: Knex): Promise<void> {
  const dialect = DIALECTS[kindOf(knex)];
  for (const create of SUBJECTS) for (const statement of create(dialect)) await knex.raw(statement);
  await knex('schema_requirements').insert({ id: 1, migration: '001-baseline' });
}
