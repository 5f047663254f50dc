// The header of the pages for players finds maps and players, before pages of the documentation.
import { formatTime, mapLink, nameElement, plainName } from './dom.js';
import { startSearch } from './search.js';
import { AGGREGATOR, CATALOG, playerLink, read } from './services.js';

/** @typedef {import('./search.js').Found} Found */
/** @typedef {import('./services.js').Catalog} Catalog */
/** @typedef {import('../../../generated/aggregator/types.js').components['schemas']} Aggregator */

const ACCOUNT_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** @param {string} text @returns {Promise<Found[]>} */
async function findMaps(text) {
  /** @type {Catalog['MapList']} */
  const { maps } = await read(`${CATALOG}/api/v1/alterations/maps?limit=6&q=${encodeURIComponent(text)}`);
  return maps.map(({ mapUid, name, wrMs, wrHolder }) => {
    const record =
      wrMs === null ? 'no record yet' : `${formatTime(wrMs)} by ${plainName(wrHolder) || 'nobody known'}`;
    return { href: mapLink(mapUid), name: nameElement(plainName(name) || mapUid), words: record };
  });
}

/** @param {string} text @returns {Promise<Found[]>} */
async function findPlayers(text) {
  if (ACCOUNT_ID.test(text)) return [{ href: playerLink(text.toLowerCase()), name: text, words: 'Player' }];
  const url = `${AGGREGATOR}/api/v1/display-names/search?limit=4&q=${encodeURIComponent(text)}`;
  /** @type {Aggregator['DisplayNameSearch']} */
  const { matches } = await read(url);
  return matches.map(({ accountId, displayName }) => ({
    href: playerLink(accountId),
    name: nameElement(plainName(displayName)),
    words: 'Player',
  }));
}

export function startFind() {
  startSearch(async (text) => {
    const parts = [findMaps(text), findPlayers(text)].map((part) => part.catch(() => []));
    return (await Promise.all(parts)).flat();
  });
}
