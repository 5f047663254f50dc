import type { ServiceSuite } from './scenario.js';
import { verification } from './verification/index.js';

/** The one list of services that the contract tests cover. */
export const suites: ServiceSuite[] = [verification];
