// The schema of release 0.4.0, which the later migrations change: the present one is in db/schema.txt.

import type { Dialect } from './dialect.js';

/** What all processes on this database share: settings, and what a version has to know to run on it. */
export function createServerTables({ text, small }: Dialect): string[] {
  return [
    // Such as the primary club.
    `CREATE TABLE settings (
    key ${text} PRIMARY KEY,
    value ${text} NOT NULL
  )`,
    // The newest migration that a version has to know, so that older versions can tell.
    `CREATE TABLE schema_requirements (
    id ${small} PRIMARY KEY,
    migration ${text} NOT NULL
  )`,
  ];
}
