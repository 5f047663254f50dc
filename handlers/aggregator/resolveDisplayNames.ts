import { invalidRequest, notStored } from './common/responses.js';
import type { Handler } from './contract.js';

const MAX_ACCOUNTS = 500;
const MAX_ECHO = 200;

/** Returns many accounts in the order of their ids; those without a name, and invalid ids, by id alone. */
export const resolveDisplayNames: Handler<'resolveDisplayNames'> = async ({ body }, { directory }) => {
  // The first spelling of each account. Ids are classified once: with 500 of them that is much of the request.
  const spellings = new Map<string, string>();
  const invalid = new Set<string>();
  for (const text of body.accountIds) {
    const id = directory.parseAccountId(text);
    if (id === null) invalid.add(text);
    else if (!spellings.has(id)) spellings.set(id, text);
  }
  const requestedCount = spellings.size + invalid.size;
  if (requestedCount > MAX_ACCOUNTS) {
    return invalidRequest(
      'accountIds',
      `Body field accountIds must have at most ${MAX_ACCOUNTS} distinct ids, got ${requestedCount}.`,
    );
  }
  const { limit = MAX_ACCOUNTS } = body;
  const rows = await directory.findMany([...spellings.keys()], body.maxAgeSeconds);
  const found = rows.filter((row) => !row.missing);
  const names = found.slice(0, limit);
  const missing = rows
    .filter((row) => row.missing)
    .map(({ accountId }) => spellings.get(accountId) ?? accountId);
  return notStored({
    names,
    missing,
    invalid: [...invalid].map((text) => text.slice(0, MAX_ECHO).toWellFormed()),
    count: names.length,
    requestedCount,
    missingCount: missing.length,
    invalidCount: invalid.size,
    truncated: found.length > limit,
  });
};
