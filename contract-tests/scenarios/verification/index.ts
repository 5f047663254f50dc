import { completeScenarios } from '../generic-scenarios.js';
import { readProjectJson } from '../../contract/project.js';
import type { ApiDocument } from '../../contract/document.js';
import type { ServiceSuite } from '../scenario.js';
import { liveScenarios, mapScenarios } from './listing-scenarios.js';
import { batchScenarios, recordScenarios } from './reading-scenarios.js';
import { serviceScenarios } from './service-scenarios.js';
import { submissionScenarios } from './submission-scenarios.js';
import { uploadScenarios } from './upload-scenarios.js';
import { eachRestingOn, header, status } from '../says.js';

const document = readProjectJson('generated/verification/openapi.json') as ApiDocument;

/** The suite of the verification service. */
export const verification: ServiceSuite = {
  service: 'verification',
  document,
  everyRoute: {
    trailingSlash: 'a trailing slash on a path is tolerated',
    otherSites: 'may call every route from a browser',
    allowedMethods: 'A 405 lists the methods that work in `Allow`',
    unknownRoute: 'No such record or route.',
  },
  scenarios: eachRestingOn(
    completeScenarios(document, [
      ...serviceScenarios,
      ...liveScenarios,
      ...recordScenarios,
      ...mapScenarios,
      ...batchScenarios,
      ...uploadScenarios,
      ...submissionScenarios,
    ]),
    {
      'unchanged since the cached copy': {
        'as long as nothing has changed, the response is an empty 304': status(200),
      },
      'an address that has used up its requests': {
        '`Retry-After` says when to try again.': header('retry-after'),
      },
      'a body of 20000 levels': { 'a JSON body has at most 32 levels': status(200) },
      'limit is "501"': { 'out of its bounds': status(200) },
      'limit is sent twice': { 'returns 400 when it is sent twice': status(200) },
      'limit is ""': { 'with an empty value (`?limit=`) returns 400': status(200) },
    },
  ),
  // Small limits, so that exceeding them is fast.
  environment: {
    MAP_UPLOAD_LIMIT_BYTES: '65536',
    REPLAY_UPLOAD_LIMIT_BYTES: '49152',
    UPLOAD_BYTES_PER_HOUR: '400000',
    SUBMISSIONS_PER_HOUR: '12',
  },
  cheapOperation: 'getApiRoot',
};
