import type { ErrorShape } from '../../../src/http/response/problem.js';
import type { Schemas } from '../contract.js';

/** The records catalog's error body: a sentence. */
export const errorShape: ErrorShape = ({ message }): Schemas['ErrorResponse'] => ({ error: message });
