import { randomBytes } from 'node:crypto';

/** Returns a text of 24 characters that nobody can guess, for references and leases. */
export function randomText(): string {
  return randomBytes(18).toString('base64url');
}
