import type { ErrorShape } from '../../../src/http/problem.js';
import type { Schemas } from '../contract.js';

/** The records catalog's body for every failure: a sentence. */
export const errorShape: ErrorShape = ({ message }): Schemas['ErrorResponse'] => ({ error: message });
