import type { Knex } from 'knex';
import type { Track } from './record-row.js';

/**
 * The turn of a client's next job: after its own last one, and not before the first one that waits. So a client with many
 * jobs is passed by one with few, and a client that was away gets no turns in advance.
 */
export function nextTurn(trx: Knex.Transaction, track: Track, clientAddress: string): Knex.Raw {
  return trx.raw(
    `(SELECT CASE WHEN own > first THEN own ELSE first END FROM (SELECT
      coalesce((SELECT max(turn) + 1 FROM verification_jobs WHERE track = ? AND client_address = ?), 0) AS own,
      coalesce((SELECT min(turn) FROM verification_jobs WHERE track = ?), 0) AS first) AS turns)`,
    [track, clientAddress, track],
  );
}
