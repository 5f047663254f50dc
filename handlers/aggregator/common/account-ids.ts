const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ACCOUNT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Returns a well-formed account id as it is stored: a UUID in lower case, any other as it was sent. */
export function storedAccountId(sent: string): string {
  return UUID.test(sent) ? sent.toLowerCase() : sent;
}

/** Returns whether a text can be an account id. */
export function isAccountId(text: string): boolean {
  return ACCOUNT_ID.test(text);
}
