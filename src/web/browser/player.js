// A player's page: names, current records, gains and losses, and what the verdicts say. The address has the account id behind its #.
import { chartElement } from './chart.js';
import {
  cardElement,
  count,
  draw,
  element,
  emptyElement,
  emptyPage,
  formatMinute,
  formatTime,
  mapElement,
  nameElement,
  place,
  plainName,
  readHash,
  rowElement,
  setClock,
  summaryElement,
} from './dom.js';
import { startFind } from './find.js';
import { keepFresh } from './fresh.js';
import {
  CATALOG,
  CAUTION,
  findRun,
  isAbout,
  listVerdicts,
  read,
  readNames,
  VERIFICATION,
  verdictElement,
} from './services.js';

/** @typedef {import('./services.js').Catalog} Catalog */
/** @typedef {import('./services.js').Verification} Verification */
/** @typedef {import('./services.js').RecordBundle} RecordBundle */
/** @typedef {{at: string, title: Node, time: number, what: string, by: 1 | -1}} Turn */
/** @typedef {{account: string, name: string, maps: Catalog['MapRow'][], events: Catalog['Event'][], isAll: boolean, runs: RecordBundle[], fault: string | null}} Player */

/** What the services list at once. */
const MAX_ROWS = 1000;
const MAX_RUNS = 500;
/** Rows that a list shows at first. */
const MAX_SHOWN = 100;

async function refresh() {
  const shown = place('shown');
  const account = readHash();
  if (account === '') {
    const board = element('a', { href: '../board/' }, 'the board');
    draw(shown, 'none', () => emptyPage('Which player?', 'Find one by name above, or on ', board, '.'));
    return null;
  }
  const player = await readPlayer(account).catch((/** @type {Error} */ error) => {
    if (shown.dataset.account !== account)
      draw(shown, `fault ${error.message}`, () =>
        emptyPage('The player cannot be read now', `${error.message}.`),
      );
    throw error;
  });
  if (account !== readHash()) return null;
  shown.dataset.account = account;
  const { name, maps, events, runs } = player;
  if (name === '' && maps.length + events.length + runs.length === 0) {
    document.title = 'Unknown player · Record services';
    const code = element('code', {}, account.slice(0, 80));
    draw(shown, `unknown ${account}`, () =>
      emptyPage('Unknown player', 'No service has data about the account ', code, '.'),
    );
    return null;
  }
  document.title = `${plainName(name) || account} · Record services`;
  draw(shown, player, () => drawPlayer(player));
  return player.fault;
}

/** Reads all of a player, by four requests. @param {string} account @returns {Promise<Player>} */
async function readPlayer(account) {
  const id = encodeURIComponent(account);
  /** @type {[Catalog['MapList'], Catalog['EventPage'], {data: Verification['LiveFeed']} | {fault: string}, Map<string, string | null>]} */
  const [{ maps }, { events, total }, live, names] = await Promise.all([
    read(`${CATALOG}/api/v1/alterations/maps?accountId=${id}&limit=${MAX_ROWS}`),
    read(`${CATALOG}/api/v1/events/recent?accountId=${id}&limit=${MAX_ROWS}`),
    read(`${VERIFICATION}/api/v1/live?account_id=${id}&limit=${MAX_RUNS}&mapLimit=1`).catch(
      (/** @type {Error} */ error) => ({ fault: error.message }),
    ),
    readNames([account]),
  ]);
  const isRead = 'data' in live;
  if (isRead) setClock(live.data.live_at);
  const name = names.get(account) ?? events.find(({ holder }) => holder)?.holder ?? '';
  const runs = isRead ? live.data.records : [];
  return {
    account,
    name,
    maps,
    events,
    isAll: total <= events.length,
    runs,
    fault: isRead ? null : live.fault,
  };
}

/** @param {Player} player */
function drawPlayer(player) {
  const { account, name, maps, events, isAll } = player;
  const others = [...new Set(events.map(({ holder }) => plainName(holder)))].filter(
    (other) => other !== '' && other !== plainName(name),
  );
  const turns = listTurns(player);
  return [
    element(
      'div',
      { class: 'head' },
      element('h1', {}, nameElement(plainName(name) || `account ${account.slice(0, 8)}…`)),
      element('p', { class: 'quiet' }, element('code', {}, account)),
      others.length > 0 &&
        element(
          'p',
          { class: 'quiet' },
          'Also seen as ',
          ...others.flatMap((other, index) => [index > 0 && ', ', nameElement(other)]),
          '.',
        ),
    ),
    cardElement(
      'records-title',
      'World records',
      summaryElement([
        maps.length === MAX_ROWS ? `${MAX_ROWS} or more` : maps.length.toLocaleString('en'),
        'held now',
      ]),
      drawChart(turns),
      maps.length === 0
        ? emptyElement('No record now', 'This player holds no world record at present.')
        : drawList(maps.toSorted(byMoment), (map) => drawMap(map, player)),
    ),
    cardElement(
      'history-title',
      'Gains and losses',
      turns.length === 0
        ? emptyElement('Nothing yet', 'No record of this player was ever reported as a change.')
        : drawList(turns.toReversed(), drawTurn),
      !isAll &&
        element('p', { class: 'note' }, `From the newest ${count(events.length, 'event')} about the player.`),
    ),
    cardElement('verdicts-title', 'Checked runs', drawRuns(player), element('p', { class: 'note' }, CAUTION)),
  ];
}

/** The newest first. @param {Catalog['MapRow']} a @param {Catalog['MapRow']} b */
const byMoment = (a, b) => Date.parse(b.wrRecordedAt ?? '') - Date.parse(a.wrRecordedAt ?? '');

/**
 * Returns a list that shows its first rows, and the others on demand.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => Node} render
 */
function drawList(items, render) {
  const list = element('ol', { class: 'rows' }, ...items.slice(0, MAX_SHOWN).map(render));
  if (items.length <= MAX_SHOWN) return list;
  const button = element('button', { type: 'button' }, `Show all ${items.length.toLocaleString('en')}`);
  button.addEventListener('click', () => {
    list.append(...items.slice(MAX_SHOWN).map(render));
    button.remove();
  });
  return element('div', {}, list, button);
}

/** @param {Catalog['MapRow']} map @param {Player} player */
function drawMap({ mapUid, name, wrMs, wrRecordedAt }, { runs, account, fault }) {
  const about = runs.filter((run) => isAbout(run, { mapUid, wrMs, accountId: account }));
  const isUnchecked = about.length === 0 && runs.length < MAX_RUNS && fault === null;
  return rowElement({
    time: formatTime(wrMs ?? 0),
    title: mapElement(mapUid, name),
    notes: [
      wrRecordedAt && `since ${formatMinute(wrRecordedAt)}`,
      isUnchecked && `${wrRecordedAt ? ' · ' : ''}not checked: nobody has sent its replay`,
    ],
    checks: listVerdicts(about).map(verdictElement),
    ...(wrRecordedAt ? { when: wrRecordedAt } : {}),
  });
}

/** Returns when the player gained and lost records, the oldest first. @param {Player} player @returns {Turn[]} */
function listTurns({ maps, events }) {
  /** @type {Turn[]} */
  const turns = [];
  const records = events.filter(({ type, heldUntil }) => type === 'wr_change' && heldUntil !== undefined);
  for (const { mapUid, mapName, wrMs, recordedAt, heldUntil, revoked, afterRemoval } of records) {
    const about = { title: () => mapElement(mapUid ?? '', mapName), time: wrMs ?? 0 };
    const gained = afterRemoval ? 'back on the board after a removal' : 'gained';
    turns.push({ ...about, title: about.title(), at: recordedAt, what: gained, by: 1 });
    if (heldUntil)
      turns.push({
        ...about,
        title: about.title(),
        at: heldUntil,
        what: revoked ? 'removed' : 'beaten',
        by: -1,
      });
  }
  const known = new Set(records.map(({ mapUid, wrMs }) => `${mapUid} ${wrMs}`));
  for (const { mapUid, name, wrMs, wrRecordedAt } of maps)
    if (wrRecordedAt && !known.has(`${mapUid} ${wrMs}`))
      turns.push({
        at: wrRecordedAt,
        title: mapElement(mapUid, name),
        time: wrMs ?? 0,
        what: 'found on the board',
        by: 1,
      });
  // A gain comes before a loss of the same moment.
  return turns.sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || b.by - a.by);
}

/** @param {Turn} turn */
const drawTurn = ({ at, title, time, what, by }) =>
  rowElement({
    time: formatTime(time),
    title,
    notes: [element('span', { class: by > 0 ? 'gain' : 'loss' }, `${by > 0 ? '+' : '\u2212'} ${what}`)],
    when: at,
  });

/** @param {Turn[]} turns */
function drawChart(turns) {
  let held = 0;
  /** @type {Map<number, {at: number, value: number, note: string}>} */
  const points = new Map();
  for (const { at, by, what } of turns) {
    held += by;
    points.set(Date.parse(at), { at: Date.parse(at), value: held, note: what });
  }
  if (points.size < 2) return null;
  const format = (/** @type {number} */ value) => value.toLocaleString('en');
  return chartElement([...points.values()], {
    format,
    name: `${count(points.size, 'change')} of records held`,
    floor: 0,
  });
}

/** @param {Player} player */
function drawRuns({ runs, fault, maps, events }) {
  const names = new Map([
    ...events.map(({ mapUid, mapName }) => /** @type {const} */ ([mapUid, mapName])),
    ...maps.map(({ mapUid, name }) => /** @type {const} */ ([mapUid, name])),
  ]);
  if (fault) return emptyElement('Verdicts cannot be read now', `${fault}.`);
  if (runs.length === 0)
    return emptyElement('No checked run', 'No verdict says that a run is of this account.');
  return drawList(runs, (record) => {
    const run = findRun(record);
    return rowElement({
      time: run ? formatTime(run.time_ms) : 'no time',
      title: mapElement(record.map_uid, names.get(record.map_uid)),
      notes: [record.record_id],
      checks: listVerdicts([record]).map(verdictElement),
      when: record.updated_at,
    });
  });
}

startFind();
keepFresh(refresh);
