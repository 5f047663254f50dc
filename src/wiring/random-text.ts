import { randomBytes } from 'node:crypto';

/** Returns an unguessable text of 24 characters, for references and leases. */
export function randomText(): string {
  return randomBytes(18).toString('base64url');
}
