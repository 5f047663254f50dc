import { endpoints } from '../../generated/catalog/endpoints.js';
import { DOCS_PATH } from '../../src/openapi-document.js';
import type { Handler } from './contract.js';
import { unknownMap } from './common/responses.js';

/** Returns a map with its world records. */
export const getMap: Handler<'getMap'> = async ({ path: { mapUid }, query }, stores) => {
  const { maps, pathPrefix, now } = stores;
  const { name, version } = endpoints.api;
  const docsPath = pathPrefix + DOCS_PATH;
  const found = await maps.findInDetail(mapUid, query.wrHistoryLimit);
  if (!found) return unknownMap(mapUid);
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: {
      exists: true,
      generatedAt: now().toISOString(),
      api: { name, version, docsPath },
      map: found.map,
      wrHistory: found.wrHistory,
      links: {
        self: `${pathPrefix}/api/v1/public/maps/${mapUid}`,
        legacy: `${pathPrefix}/api/v1/maps/info/${mapUid}`,
        docs: docsPath,
      },
    },
  };
};
