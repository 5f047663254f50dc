// The board: the newest times, who holds the most world records, and the newest verdicts.
import {
  count,
  draw,
  element,
  emptyElement,
  formatTime,
  mapElement,
  place,
  rowElement,
  setClock,
  summaryElement,
  timeElement,
} from './dom.js';
import { startFind } from './find.js';
import { keepFresh } from './fresh.js';
import {
  CATALOG,
  CAUTION,
  findRun,
  isAbout,
  learnNames,
  listVerdicts,
  playerElement,
  read,
  readMapVerdicts,
  readNames,
  VERIFICATION,
  verdictElement,
} from './services.js';

/** @typedef {import('./services.js').Catalog} Catalog */
/** @typedef {import('./services.js').Verification} Verification */

const MAX_TIMES = 25;
const MAX_LEADERS = 10;
const MAX_VERDICTS = 8;
/** Checked runs of a map, the best-ranked first, in which the page finds the latest record. */
const MAX_RUNS = 100;

/** Names of maps by uid. @type {Map<string, string | null>} */
const mapNames = new Map();

/** What a time is: one that came back after a removal is no new record. @param {Catalog['WrEvent']} record */
const kindOf = ({ afterRemoval }) =>
  afterRemoval ? 'Back on the board: a faster time was removed' : 'New world record';

async function readRecords() {
  /** @type {Catalog['LatestResponse']} */
  const { latest, recent } = await read(`${CATALOG}/api/v1/latest-wr?limit=${MAX_TIMES}`);
  learnNames(recent);
  for (const { mapUid, mapName } of recent) mapNames.set(mapUid, mapName);
  draw(place('latest'), latest, () => drawLatest(latest));
  draw(place('records'), recent, () => drawRecords(recent.slice(1)));
  return latest;
}

/** @param {Catalog['LatestWr'] | null} latest */
function drawLatest(latest) {
  if (latest === null)
    return [
      element('p', { class: 'hero-time' }, '\u2013:\u2013\u2013.\u2013\u2013\u2013'),
      element('p', { class: 'hero-holder' }, 'No world record has been reported yet.'),
      element(
        'p',
        {},
        'A tracker reports them to the aggregator: ',
        element('a', { href: '../api/' }, 'how'),
        '.',
      ),
    ];
  const { mapUid, mapName, accountId, holder, wrMs, recordedAt } = latest;
  return [
    element('p', { class: 'eyebrow' }, kindOf(latest)),
    element('p', { class: 'hero-time' }, formatTime(wrMs)),
    element('p', { class: 'hero-holder' }, playerElement(accountId, holder)),
    element('p', {}, mapElement(mapUid, mapName), ' · ', timeElement(recordedAt)),
    element('p', { class: 'checks', id: 'judgement' }),
  ];
}

/** Says whether the latest record holds up, as far as anybody knows. @param {Catalog['LatestWr'] | null} latest */
async function readJudgement(latest) {
  if (!latest) return;
  const { records } = await readMapVerdicts(latest.mapUid, MAX_RUNS);
  const verdicts = listVerdicts(records.filter((record) => isAbout(record, latest)));
  draw(place('judgement'), verdicts, () =>
    verdicts.length > 0 ? verdicts.map(verdictElement) : 'No verdict is about this run yet.',
  );
}

/** @param {Catalog['WrEvent'][]} records */
function drawRecords(records) {
  if (records.length === 0) return emptyElement('No other record yet', 'The newest comes first.');
  const rows = records.map((record) =>
    rowElement({
      time: formatTime(record.wrMs),
      title: mapElement(record.mapUid, record.mapName),
      notes: [playerElement(record.accountId, record.holder), record.afterRemoval && ` · ${kindOf(record)}`],
      when: record.recordedAt,
    }),
  );
  return element('ol', { class: 'rows' }, ...rows);
}

async function readLeaders() {
  const query = `overallLimit=${MAX_LEADERS}&includeMaps=false&includeBuckets=false`;
  /** @type {Catalog['Leaderboards']} */
  const { summary, overall } = await read(`${CATALOG}/api/v1/alterations/leaderboards?${query}`);
  learnNames(overall);
  draw(place('leaders'), { summary, overall }, () => drawLeaders(summary, overall));
}

/** @param {Catalog['LeaderboardSummary']} summary @param {Catalog['Leader'][]} overall */
function drawLeaders(summary, overall) {
  const tracked = count(summary.trackedMaps, 'map');
  if (overall.length === 0)
    return emptyElement('Nobody leads yet', `${tracked} tracked, and no record on any.`);
  const most = overall[0]?.totalWrs ?? 1;
  const rows = overall.map(({ accountId, holder, totalWrs }) => {
    const bar = element('progress', { max: String(most), value: String(totalWrs), 'aria-hidden': 'true' });
    return element(
      'li',
      {},
      element('span', {}, playerElement(accountId, holder), bar),
      element('b', { title: 'world records held' }, totalWrs.toLocaleString('en')),
    );
  });
  return [
    summaryElement(
      [summary.mapsWithRecord.toLocaleString('en'), `of ${tracked} held`],
      [summary.totalPlayers.toLocaleString('en'), summary.totalPlayers === 1 ? 'player' : 'players'],
    ),
    element('ol', { class: 'leaders' }, ...rows),
  ];
}

/** Reads the records that the newest verdicts are about, with both checks of each. */
async function readVerdicts() {
  /** @type {Verification['LiveFeedResponse']} */
  const { data: live } = await read(`${VERIFICATION}/api/v1/live?limit=1&mapLimit=1`);
  setClock(live.live_at);
  const ids = [...new Set(live.recent_activity.map(({ record_id: id }) => id))].slice(0, MAX_VERDICTS);
  const records = ids.length === 0 ? [] : await readBundles(ids);
  await Promise.all([
    readNames(records.map((record) => findRun(record)?.account_id ?? '')),
    ...records.map(({ map_uid: uid }) => readMapName(uid)),
  ]);
  draw(place('verdicts'), { records, totals: live.totals, names: [...mapNames] }, () =>
    drawVerdicts(records, live.totals),
  );
}

/** @param {string[]} ids @returns {Promise<Verification['RecordBundle'][]>} */
async function readBundles(ids) {
  /** @type {Verification['VerdictBatchResponse']} */
  const { data } = await read(`${VERIFICATION}/api/v1/verdicts/batch`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ record_ids: ids, track: 'all' }),
  });
  return data.records;
}

/** Most maps are among the newest records; another one is asked for once. @param {string} uid */
async function readMapName(uid) {
  if (mapNames.has(uid)) return;
  mapNames.set(uid, null);
  const url = `${CATALOG}/api/v1/alterations/maps?limit=1&q=${encodeURIComponent(uid)}`;
  /** @type {Catalog['MapList'] | null} */
  const body = await read(url).catch(() => null);
  mapNames.set(uid, body?.maps.find(({ mapUid }) => mapUid === uid)?.name ?? null);
}

/** @param {Verification['RecordBundle'][]} records @param {Verification['LiveTotals']} totals */
function drawVerdicts(records, totals) {
  if (records.length === 0)
    return emptyElement(
      'No verdict yet',
      'A run is checked when its replay is sent: ',
      element('a', { href: `${VERIFICATION}/api/` }, 'how'),
      '.',
    );
  const waiting = totals.replay_pending + totals.deep_pending;
  const rows = records.map((record) => {
    const run = findRun(record);
    return rowElement({
      title: mapElement(record.map_uid, mapNames.get(record.map_uid)),
      notes: run ? [`${formatTime(run.time_ms)} by `, playerElement(run.account_id)] : [record.record_id],
      checks: listVerdicts([record]).map(verdictElement),
      when: record.updated_at,
    });
  });
  return [
    summaryElement(
      [totals.known_records.toLocaleString('en'), totals.known_records === 1 ? 'run known' : 'runs known'],
      [waiting.toLocaleString('en'), waiting === 1 ? 'check waits' : 'checks wait'],
    ),
    element('ol', { class: 'rows' }, ...rows),
    element('p', { class: 'note' }, CAUTION),
  ];
}

/** Shows that a part cannot be read, unless it shows what was read before. @param {string} id @param {Error} error */
function drawFault(id, { message }) {
  const target = place(id);
  if (target.dataset.shown && !target.dataset.shown.startsWith('"fault')) return;
  draw(target, `fault ${message}`, () => emptyElement('This cannot be read now', `${message}.`));
}

startFind();
keepFresh(async () => {
  const records = readRecords();
  const parts = {
    latest: records,
    records,
    leaders: readLeaders(),
    // After the records, whose maps and players have names.
    verdicts: records
      .catch(() => null)
      .then((latest) => Promise.all([readVerdicts(), readJudgement(latest)])),
  };
  let fault = null;
  for (const [id, part] of Object.entries(parts))
    await part.catch((/** @type {Error} */ error) => {
      drawFault(id, error);
      fault ??= error.message;
    });
  return fault;
});
