/** Returns a success: in this service a body stands without an envelope. */
export function success<T>(body: T): { status: 200; body: T } {
  return { status: 200, body };
}
