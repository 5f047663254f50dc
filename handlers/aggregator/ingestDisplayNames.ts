import { ingested, invalidRequest } from './common/responses.js';
import type { Handler } from './contract.js';
import { toContributor } from './common/contributor.js';
import { explainCount, receiveNames } from './common/ingest-names.js';

/** Stores the names that a project has observed. */
export const ingestDisplayNames: Handler<'ingestDisplayNames'> = async ({ body, rejectedRows }, stores) => {
  const fault = explainCount(body, rejectedRows);
  if (fault !== null) return invalidRequest('names', fault);
  return ingested(await receiveNames(body, rejectedRows, toContributor(body), stores));
};
