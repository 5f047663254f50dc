const LOGIN = /^[A-Za-z0-9_-]{22}$/;

/**
 * The account id (a lower-case UUID) that a login stands for: the base64url text of its 16 bytes. Null for any other
 * text, also for one that decodes but is not how those bytes are written.
 */
export function loginToAccountId(login: string): string | null {
  if (!LOGIN.test(login)) return null;
  const bytes = Buffer.from(login, 'base64url');
  if (bytes.toString('base64url') !== login) return null;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
