import type { Operation } from '../contract/document.js';
import type { Response } from '../contract/http-client.js';
import { Skipped } from '../scenarios/scenario.js';
import { tokenOf, type Target } from './target.js';

/** Throws LeftOut where a deployment asks for a token that nobody has told: its answer says nothing about the contract then. */
export function requireToken({ isSecured }: Operation, { status }: Response, target: Target): void {
  const isUnreported = target.kind === 'deployment' && isSecured && tokenOf(target) === null;
  if (isUnreported && status === 401)
    throw new Skipped('The server asks for a token; give it with --ingest-token.');
}
