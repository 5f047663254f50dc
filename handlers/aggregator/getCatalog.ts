import { catalog } from '../../generated/aggregator/endpoints.js';
import type { Handler } from './contract.js';
import { success } from './common/responses.js';

const INGEST_PATH = '/api/v1/ingest';

/** Returns the API documentation as data. */
export const getCatalog: Handler<'getCatalog'> = async (
  _request,
  { publicUrl, startedAt, isIngestOpen, checkPluginToken, pluginProjectKey },
) =>
  success({
    ...catalog,
    generatedAt: startedAt.toISOString(),
    baseUrls: {
      docs: `${publicUrl}/api/`,
      public: `${publicUrl}/api/v1`,
      ingest: publicUrl + INGEST_PATH,
    },
    auth: {
      publicRead: true,
      ingest: {
        required: true,
        enforcedOnThisServer: !isIngestOpen,
        acceptedHeaders: ['x-ingest-token', 'Authorization', 'x-admin-token'],
      },
      plugin: {
        route: `${INGEST_PATH}/display-names/plugin`,
        projectKey: pluginProjectKey,
        enforcedOnThisServer: checkPluginToken !== 'open',
      },
    },
  });
