import type { Operation } from '../contract/document.js';
import type { Response } from '../contract/http-client.js';
import { Skipped } from '../scenarios/scenario.js';
import { readToken, type Target } from './target.js';

/**
 * Throws Skipped where a deployment requires a token that is not known: its response then proves nothing about the
 * contract.
 */
export function requireToken({ isSecured }: Operation, { status }: Response, target: Target): void {
  const isUnreported = target.kind === 'deployment' && isSecured && readToken(target) === null;
  if (isUnreported && status === 401)
    throw new Skipped('The server requires a token; give it with --ingest-token.');
}
