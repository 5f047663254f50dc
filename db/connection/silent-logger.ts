import type { Knex } from 'knex';

/** Silences knex: errors are thrown and logged by their handlers. */
export const silentLogger: Knex.Logger = { warn: ignore, error: ignore };

function ignore(): void {
  // Nothing to do.
}
