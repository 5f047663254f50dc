import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { PUBLIC_ACCESS, type Access } from '../contract.js';
import { RequestProblem } from './response/problem.js';

/** What a token is good for. */
export type TokenAccess = Omit<Access, 'isAuthenticated'>;

/** A header and the token that it must have. */
export interface TokenHeader {
  /** In lower case. */
  name: string;
  /** The scheme before the token, such as `Bearer`; its case does not matter. */
  scheme?: string;
  token: string;
  access: TokenAccess;
}

/** The 401 of a guard: the value of its WWW-Authenticate, and a sentence. */
export interface Refusal {
  challenge: string;
  message: string;
}

/** Admits a request by its head, or throws a problem. */
export type Guard = (request: IncomingMessage) => Access;

/**
 * Returns a guard that admits a request when any one of the headers carries its token, with the access of all tokens that match,
 * and throws a 401 otherwise.
 * Tokens are compared in constant time, and a request's body has not been read yet.
 */
export function createTokenGuard(accepted: readonly TokenHeader[], { challenge, message }: Refusal): Guard {
  const wanted = accepted.map((header) => ({ header, digest: sha256(header.token) }));
  const refusal = (): RequestProblem =>
    new RequestProblem({ status: 401, message, headers: { 'WWW-Authenticate': challenge } });
  return ({ headers }) => {
    // All are compared, so that the time does not reveal which one matched.
    const matches = wanted.filter(({ header, digest }) =>
      timingSafeEqual(sha256(readToken(headers, header)), digest),
    );
    if (matches.length === 0) throw refusal();
    return mergeAccess(matches.map(({ header }) => header.access));
  };
}

/**
 * Returns a guard of open routes, which throws a 401 where a web page of another address has sent the request. A route without a token
 * trusts everybody who can reach it, and through its reader's browser any page can, also under a name that is resolved to this machine
 * (DNS rebinding). Browsers send the page's address in Origin; programs send none.
 */
export function createOriginGuard(ownNames: readonly string[], { challenge, message }: Refusal): Guard {
  return ({ headers: { origin, host } }) => {
    if (origin !== undefined && !isOwnOrigin(origin, host, ownNames))
      throw new RequestProblem({ status: 401, message, headers: { 'WWW-Authenticate': challenge } });
    return PUBLIC_ACCESS;
  };
}

function isOwnOrigin(origin: string, host: string | undefined, ownNames: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const isOfMachine = LOOPBACK.test(page.hostname) || ownNames.includes(page.hostname);
  return isOfMachine || (page.host === host?.toLowerCase() && isOwnHost(host, []));
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns whether a Host header names this machine. Nobody else can have an address or a name without dots resolved to it. */
export function isOwnHost(host: string | undefined, names: readonly string[]): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '');
  const address = name.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) !== 0 || !name.includes('.') || names.some((own) => own.toLowerCase() === name);
}

function mergeAccess(all: readonly TokenAccess[]): Access {
  const isLimited = all.every(({ projectKeys }) => projectKeys !== null);
  return {
    isAdmin: all.some(({ isAdmin }) => isAdmin),
    isAuthenticated: true,
    projectKeys: isLimited ? new Set(all.flatMap(({ projectKeys }) => [...(projectKeys ?? [])])) : null,
  };
}

function sha256(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function readToken(headers: IncomingHttpHeaders, { name, scheme }: TokenHeader): string {
  const value = headers[name];
  const text = typeof value === 'string' ? value.trim() : '';
  if (scheme === undefined) return text;
  const start = `${scheme} `.toLowerCase();
  return text.toLowerCase().startsWith(start) ? text.slice(start.length).trim() : '';
}
