import type { ServiceSuite } from './scenario.js';
import { aggregator } from './aggregator/index.js';
import { catalog } from './catalog/index.js';
import { verification } from './verification/index.js';

/** All services that the contract tests cover. */
export const suites: ServiceSuite[] = [aggregator, verification, catalog];
