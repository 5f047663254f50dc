import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for a setting that cannot be used; the message names the variable and what it takes. */
export class ConfigError extends Error {}

/** Returns a variable without white space around it; undefined when it is unset or empty. */
export function read(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

/** Throws a ConfigError that says what a variable takes. */
export function refuse(name: string, value: string, takes: string): never {
  throw new ConfigError(`${name} is "${value}", but it takes ${takes}.`);
}

/** Returns a whole number within bounds. Throws a ConfigError. */
export function readInteger(
  environment: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const value = read(environment, name);
  if (value === undefined) return fallback;
  const number = /^\d{1,16}$/.test(value) ? Number(value) : NaN;
  if (number >= least && number <= most) return number;
  return refuse(
    name,
    value,
    most === Number.MAX_SAFE_INTEGER
      ? `a whole number from ${least}`
      : `a whole number from ${least} to ${most}`,
  );
}

/** Returns a switch. Throws a ConfigError. */
export function readBoolean(environment: Environment, name: string, fallback: boolean): boolean {
  const value = read(environment, name);
  if (value === undefined) return fallback;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return refuse(name, value, 'true or false');
}

/** Returns one of several words. Throws a ConfigError. */
export function readChoice(
  environment: Environment,
  name: string,
  fallback: string,
  choices: readonly string[],
): string {
  const value = read(environment, name) ?? fallback;
  return choices.includes(value) ? value : refuse(name, value, `one of ${choices.join(', ')}`);
}

/** Returns a base URL without its trailing slash, or undefined. Throws a ConfigError. */
export function readUrl(environment: Environment, name: string): string | undefined {
  const value = read(environment, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '');
  return refuse(name, value, 'an http:// or https:// URL');
}

/** Returns an address to listen on. Throws a ConfigError. */
export function readHost(environment: Environment): string {
  const value = read(environment, 'HOST') ?? '127.0.0.1';
  const isName = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(value);
  return isIP(value) !== 0 || isName ? value : refuse('HOST', value, 'an IP address or a host name');
}

/** Returns a token or secret, or undefined. Throws a ConfigError, which does not repeat it. */
export function readSecret(environment: Environment, name: string): string | undefined {
  const value = read(environment, name);
  if (value === undefined || /^[\x21-\x7e]{1,512}$/.test(value)) return value;
  throw new ConfigError(`${name} takes 1 to 512 visible ASCII characters without spaces.`);
}

/** Returns a project key as projects are stored. Throws a ConfigError. */
export function readProjectKey(environment: Environment, name: string, fallback: string): string {
  const value = read(environment, name) ?? fallback;
  return /^[a-z0-9._-]{1,120}$/.test(value)
    ? value
    : refuse(name, value, '1 to 120 of a-z, 0-9, dot, underscore and hyphen');
}
