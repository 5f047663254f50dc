import type { Handler } from './contract.js';
import { DOCS_PATH } from '../../src/openapi-document.js';
import { unknownMap } from './common/responses.js';

/** Returns a map with its world records. */
export const getMap: Handler<'getMap'> = async ({ path: { mapUid }, query }, { maps, endpoints, now }) => {
  const { name, version } = endpoints.api;
  const found = await maps.findInDetail(mapUid, query.wrHistoryLimit);
  if (!found) return unknownMap(mapUid);
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: {
      exists: true,
      generatedAt: now().toISOString(),
      api: { name, version, docsPath: DOCS_PATH },
      map: found.map,
      wrHistory: found.wrHistory,
      links: {
        self: `/api/v1/public/maps/${mapUid}`,
        legacy: `/api/v1/maps/info/${mapUid}`,
        docs: DOCS_PATH,
      },
    },
  };
};
