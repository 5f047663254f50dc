import type { Knex } from 'knex';

/** For connections: what goes wrong is thrown and reported by whoever catches it; knex would print it besides. */
export const silentLogger: Knex.Logger = { warn: ignore, error: ignore };

function ignore(): void {
  // Nothing is to be done.
}
