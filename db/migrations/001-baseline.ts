import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { createClubs, createMemberTexts } from './baseline/clubs.js';
import { DIALECTS } from './baseline/dialect.js';
import { createEventBlocks, createEventCounts, createEvents, createEventSearch } from './baseline/events.js';
import { createListTerms, createMapFacets, createMaps, createMapSearch } from './baseline/maps.js';
import { createNames, createNameSearch } from './baseline/names.js';
import { createRowBlocks } from './baseline/row-blocks.js';
import { createServerTables } from './baseline/server.js';
import { createProjectMaps, createProjects } from './baseline/tracking.js';
import { createArtifacts, createRecords, createSubmissions } from './baseline/verification.js';
import { createLeaderboards, createWorldRecords } from './baseline/world-records.js';

/**
 * In an order in which each finds the tables and functions that it names. This is the schema of 0.4.0, not the present one: 002-bounded-reads
 * drops event blocks, map search, map facets, member texts, list terms and row blocks, and the tables of event counts, terms and words.
 */
const SUBJECTS = [
  createServerTables,
  createNames,
  createNameSearch,
  createProjects,
  createProjectMaps,
  createEvents,
  createEventCounts,
  createEventSearch,
  createEventBlocks,
  createMaps,
  createMapSearch,
  createMapFacets,
  createClubs,
  createMemberTexts,
  createListTerms,
  createWorldRecords,
  createLeaderboards,
  createRowBlocks,
  createRecords,
  createArtifacts,
  createSubmissions,
];

/** Creates the schema of version 0.4.0, the oldest one whose database is upgraded (release-0.4.0.ts). */
export async function up(knex: Knex): Promise<void> {
  const dialect = DIALECTS[kindOf(knex)];
  for (const create of SUBJECTS) for (const statement of create(dialect)) await knex.raw(statement);
  await knex('schema_requirements').insert({ id: 1, migration: '001-baseline' });
}
