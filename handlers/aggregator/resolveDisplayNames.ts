import { invalidRequest, notStored } from './common/responses.js';
import type { Handler } from './contract.js';

const MAX_ACCOUNTS = 500;
const MAX_ECHO = 200;

/** Returns many accounts in the order of their ids; those without a name, and invalid ids, by id alone. */
export const resolveDisplayNames: Handler<'resolveDisplayNames'> = async ({ body }, { directory }) => {
  const spellings = new Map(body.accountIds.toReversed().map((id) => [directory.accountIdOf(id) ?? id, id]));
  const requested = [...new Set(body.accountIds.map((id) => directory.accountIdOf(id) ?? id))];
  if (requested.length > MAX_ACCOUNTS) {
    return invalidRequest(
      'accountIds',
      `Body field accountIds must have at most ${MAX_ACCOUNTS} distinct ids, got ${requested.length}.`,
    );
  }
  const { limit = MAX_ACCOUNTS } = body;
  const ids = requested.filter((id) => directory.accountIdOf(id) !== null);
  const rows = await directory.findMany(ids, body.maxAgeSeconds);
  const names = rows.filter((row) => !row.missing);
  const missing = rows
    .filter((row) => row.missing)
    .map(({ accountId }) => spellings.get(accountId) ?? accountId);
  const invalid = requested.filter((id) => directory.accountIdOf(id) === null);
  return notStored({
    names: names.slice(0, limit),
    missing,
    invalid: invalid.map((text) => text.slice(0, MAX_ECHO).toWellFormed()),
    count: names.length,
    requestedCount: requested.length,
    missingCount: missing.length,
    invalidCount: invalid.length,
    truncated: names.length > limit,
  });
};
