/**
 * Returns a database error's own words: Knex puts the statement before those of a driver, whose errors have a code. A sentence of ours
 * has none, and is returned whole.
 */
export function driverMessage({ message = '', code }: Partial<Error> & { code?: unknown }): string {
  return typeof code === 'string' ? (message.split(' - ').at(-1) ?? '') : message;
}
