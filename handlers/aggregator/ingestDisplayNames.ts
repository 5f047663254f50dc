import { ingested, invalidRequest } from './answers.js';
import type { Handler } from './contract.js';
import { contributorOf } from './contributor.js';
import { explainCount, receiveNames } from './receive-names.js';

/** Stores the names that a project has observed. */
export const ingestDisplayNames: Handler<'ingestDisplayNames'> = async ({ body, rejectedRows }, stores) => {
  const fault = explainCount(body, rejectedRows);
  if (fault !== null) return invalidRequest('names', fault);
  return ingested(await receiveNames(body, rejectedRows, contributorOf(body), stores));
};
