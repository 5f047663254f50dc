import { responseValidators } from '../../../generated/verification/response-validators.js';
import { verificationRules } from '../../rules/verification-rules.js';
import { completeScenarios } from '../generic-scenarios.js';
import { readProjectJson } from '../../contract/project.js';
import type { ApiDocument } from '../../contract/document.js';
import type { ServiceSuite } from '../scenario.js';
import { liveScenarios, mapScenarios } from './listing-scenarios.js';
import { batchScenarios, recordScenarios } from './reading-scenarios.js';
import { serviceScenarios } from './service-scenarios.js';
import { submissionScenarios } from './submission-scenarios.js';
import { uploadScenarios } from './upload-scenarios.js';

const document = readProjectJson('generated/verification/openapi.json') as ApiDocument;

/** The suite of the verification service. */
export const verification: ServiceSuite = {
  service: 'verification',
  document,
  validators: responseValidators,
  rules: verificationRules,
  scenarios: completeScenarios(document, [
    ...serviceScenarios,
    ...liveScenarios,
    ...recordScenarios,
    ...mapScenarios,
    ...batchScenarios,
    ...uploadScenarios,
    ...submissionScenarios,
  ]),
  // Small limits, so that exceeding them is fast.
  environment: {
    MAP_UPLOAD_LIMIT_BYTES: '65536',
    REPLAY_UPLOAD_LIMIT_BYTES: '49152',
    UPLOAD_BYTES_PER_HOUR: '400000',
    SUBMISSIONS_PER_HOUR: '12',
  },
  cheapOperation: 'getApiRoot',
  withoutDatabase: ['getApiRoot', 'getHealth', 'listEndpoints'],
};
