import { isNoAccount } from './absent.js';

const ACCOUNT_ID = /^[A-Za-z0-9_-]{1,64}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const HEX = /^[0-9a-f]{32}$/i;

/**
 * Returns the stored form of an account id, so that a player has one id: a UUID in any spelling in lower case, any other id unchanged; null for a
 * malformed one.
 */
export function parseAccountId(text: string): string | null {
  // First the usual form, so that a list of hundreds is matched once.
  if (UUID.test(text)) return text.toLowerCase();
  return ACCOUNT_ID.test(text) ? (parseUuid(text) ?? text) : null;
}

/** Returns the stored form of an account id that is a filter, or what was sent, which then finds nothing; '' is no filter. */
export function storedAccount(text: string): string {
  return parseAccountId(text) ?? text;
}

/** Returns the stored form of an account id that a contributor has sent, or null for a malformed one and for what counts as absent. */
export function parseSentAccountId(text: string): string | null {
  return isNoAccount(text) ? null : parseAccountId(text);
}

/** Returns the lower-case UUID that a text spells: in any case, without dashes, or as the game's login; null for any other text. */
export function parseUuid(text: string): string | null {
  if (UUID.test(text)) return text.toLowerCase();
  return HEX.test(text) ? withDashes(text.toLowerCase()) : parseLogin(text);
}

/** A login is the base64url text of the 16 bytes of an account id, a UUID of version 4. */
function parseLogin(login: string): string | null {
  if (login.length !== 22) return null;
  const bytes = Buffer.from(login, 'base64url');
  const hex = bytes.toString('hex');
  return bytes.toString('base64url') === login && hex[12] === '4' ? withDashes(hex) : null;
}

/** Returns the spellings of an account id; for a UUID, the ones that programs of the game write. */
export function listSpellings(accountId: string): string[] {
  if (!UUID.test(accountId)) return [accountId];
  const hex = accountId.replaceAll('-', '');
  const login = Buffer.from(hex, 'hex').toString('base64url');
  return [accountId, accountId.toUpperCase(), hex, hex.toUpperCase(), login];
}

function withDashes(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
