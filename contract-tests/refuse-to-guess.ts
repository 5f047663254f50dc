import type { Operation } from './document.js';
import type { Answer } from './http-client.js';
import { LeftOut } from './scenario.js';
import { tokenOf, type Target } from './target.js';

/** Throws LeftOut where a deployment asks for a token that nobody has told: its answer says nothing about the contract then. */
export function refuseToGuess({ isSecured }: Operation, { status }: Answer, target: Target): void {
  const isUntold = target.kind === 'deployment' && isSecured && tokenOf(target) === null;
  if (isUntold && status === 401)
    throw new LeftOut('The server asks for a token; give it with --ingest-token.');
}
