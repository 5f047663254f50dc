import type { Handler } from './contract.js';
import { unknownMap } from './common/responses.js';

const API = { name: 'Records catalog', version: 'v1', docsPath: '/api/' };

/** Returns a map with its world records. */
export const getMap: Handler<'getMap'> = async ({ path: { mapUid }, query }, { maps, now }) => {
  const found = await maps.findInDetail(mapUid, query.wrHistoryLimit);
  if (!found) return unknownMap(mapUid);
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: {
      exists: true,
      generatedAt: now().toISOString(),
      api: API,
      map: found.map,
      wrHistory: found.wrHistory,
      links: {
        self: `/api/v1/public/maps/${mapUid}`,
        legacy: `/api/v1/maps/info/${mapUid}`,
        docs: API.docsPath,
      },
    },
  };
};
