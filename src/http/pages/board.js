// The board: the latest world records, who holds the most, and the newest verdicts.
import {
  CATALOG,
  VERIFICATION,
  draw,
  element,
  emptyElement,
  formatTime,
  isAbout,
  keepFresh,
  learnNames,
  mapLink,
  nameElement,
  plainName,
  playerName,
  readBody,
  readMapVerdicts,
  readNames,
  findRun,
  setClock,
  timeElement,
  verdictElement,
  listVerdicts,
} from './shared.js';

const MAX_RECORDS = 25;
const MAX_LEADERS = 10;
const MAX_VERDICTS = 8;
/** Checked runs of a map, the best-ranked first, among which the latest record is looked for. */
const MAX_RUNS = 100;
/** Behind a record that is slower than the one before. */
const REMOVED = ' · a faster one was removed';
const place = (id) => document.querySelector(`#${id}`);

/** Names of maps by uid, as responses have brought them. */
const mapNames = new Map();
const mapName = (uid) => nameElement(plainName(mapNames.get(uid)) || uid);

async function readRecords() {
  const { latest, recent } = await readBody(`${CATALOG}/api/v1/latest-wr?limit=${MAX_RECORDS}`);
  learnNames(recent);
  for (const { mapUid, mapName: name } of recent) mapNames.set(mapUid, name);
  draw(place('latest'), latest, drawLatest);
  draw(place('records'), recent.slice(1), drawRecords);
  return latest;
}

/** Says in the place of the latest record whether it holds up, as far as anybody knows. */
async function readJudgement(latest) {
  if (!latest) return;
  const { records } = await readMapVerdicts(latest.mapUid, MAX_RUNS);
  const verdicts = listVerdicts(records.filter((record) => isAbout(record, latest)));
  const target = document.querySelector('#judgement');
  draw(target, verdicts, () =>
    verdicts.length > 0 ? verdicts.map(verdictElement) : 'No verdict is about this run yet.',
  );
}

function drawLatest(latest) {
  if (latest === null)
    return [
      element('p', { class: 'eyebrow' }, 'Latest world record'),
      element('p', { class: 'hero-time' }, '\u2013:\u2013\u2013.\u2013\u2013\u2013'),
      element('p', { class: 'hero-holder' }, 'No world record has been reported yet.'),
      element(
        'p',
        { class: 'hero-note' },
        'A tracker reports them to the aggregator: ',
        element('a', { href: '../api/' }, 'how'),
        '.',
      ),
    ];
  const { mapUid, accountId, holder, wrMs, recordedAt, afterRemoval } = latest;
  return [
    element('p', { class: 'eyebrow' }, 'Latest world record'),
    element('p', { class: 'hero-time' }, formatTime(wrMs)),
    element('p', { class: 'hero-holder' }, playerName(accountId, holder)),
    element(
      'p',
      { class: 'hero-note' },
      element('a', { href: mapLink(mapUid) }, mapName(mapUid)),
      ' · ',
      timeElement(recordedAt),
      afterRemoval ? REMOVED : '',
    ),
    element('p', { class: 'hero-verdict', id: 'judgement' }),
  ];
}

function drawRecords(records) {
  if (records.length === 0)
    return emptyElement('No other record yet', 'Each new one stands here, the newest first.');
  return element(
    'ol',
    { class: 'rows' },
    ...records.map(({ mapUid, accountId, holder, wrMs, recordedAt, afterRemoval }) =>
      element(
        'li',
        { class: 'row' },
        element('span', { class: 'time' }, formatTime(wrMs)),
        element(
          'span',
          { class: 'what' },
          element('a', { class: 'cover', href: mapLink(mapUid) }, mapName(mapUid)),
          element('span', { class: 'quiet' }, playerName(accountId, holder), afterRemoval ? REMOVED : ''),
        ),
        element('span', { class: 'when quiet' }, timeElement(recordedAt)),
      ),
    ),
  );
}

async function readLeaders() {
  const query = `overallLimit=${MAX_LEADERS}&includeMaps=false&includeBuckets=false`;
  const { summary, overall } = await readBody(`${CATALOG}/api/v1/alterations/leaderboards?${query}`);
  learnNames(overall);
  draw(place('leaders'), { summary, overall }, drawLeaders);
}

function drawLeaders({ summary, overall }) {
  if (overall.length === 0)
    return emptyElement(
      'Nobody leads yet',
      `${count(summary.trackedMaps, 'map')} tracked, and no record on any of them.`,
    );
  const most = overall[0].totalWrs;
  return [
    element(
      'p',
      { class: 'summary' },
      element(
        'span',
        {},
        element('b', {}, summary.mapsWithRecord.toLocaleString('en')),
        ` of ${count(summary.trackedMaps, 'map')} held`,
      ),
      element(
        'span',
        {},
        element('b', {}, summary.totalPlayers.toLocaleString('en')),
        summary.totalPlayers === 1 ? ' player' : ' players',
      ),
    ),
    element(
      'ol',
      { class: 'leaders' },
      ...overall.map(({ accountId, holder, totalWrs }, index) => {
        const bar = element('span', { class: 'bar', 'aria-hidden': 'true' });
        bar.style.setProperty('--share', totalWrs / most);
        return element(
          'li',
          { class: index === 0 ? 'first' : null },
          element('span', { class: 'rank', 'aria-hidden': 'true' }, index + 1),
          element('span', { class: 'who' }, playerName(accountId, holder), bar),
          element('b', { class: 'count', title: 'world records held' }, totalWrs.toLocaleString('en')),
        );
      }),
    ),
  ];
}

const count = (number, noun) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** Reads the records that the newest verdicts are about, with both checks of each. */
async function readVerdicts() {
  const { data: live } = await readBody(`${VERIFICATION}/api/v1/live?limit=1&mapLimit=1`);
  setClock(live.live_at);
  const ids = [...new Set(live.recent_activity.map(({ record_id: id }) => id))].slice(0, MAX_VERDICTS);
  const records = ids.length === 0 ? [] : await readBundles(ids);
  const ran = records.map(findRun).filter(Boolean);
  const names = await readNames(ran.map(({ account_id: id }) => id));
  await readMapNames(records.map(({ map_uid: uid }) => uid));
  const facts = {
    records,
    totals: live.totals,
    maps: records.map(({ map_uid: uid }) => mapNames.get(uid)),
    players: ran.map(({ account_id: id }) => names.get(id)),
  };
  draw(place('verdicts'), facts, drawVerdicts);
}

async function readBundles(ids) {
  const { data } = await readBody(`${VERIFICATION}/api/v1/verdicts/batch`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ record_ids: ids, track: 'all' }),
  });
  return data.records;
}

/** Each unknown map is asked for once; most of them stand among the latest records. */
async function readMapNames(uids) {
  const unknown = [...new Set(uids)].filter((uid) => !mapNames.has(uid));
  await Promise.all(
    unknown.map(async (uid) => {
      const url = `${CATALOG}/api/v1/alterations/maps?limit=1&q=${encodeURIComponent(uid)}`;
      const body = await readBody(url).catch(() => null);
      if (body) mapNames.set(uid, body.maps.find(({ mapUid }) => mapUid === uid)?.name ?? null);
    }),
  );
}

function drawVerdicts({ records, totals }) {
  if (records.length === 0)
    return emptyElement(
      'No verdict yet',
      'A run is checked when its replay is sent: ',
      element('a', { href: `${VERIFICATION}/api/` }, 'how'),
      '.',
    );
  const waiting = totals.replay_pending + totals.deep_pending;
  return [
    element(
      'p',
      { class: 'summary' },
      element(
        'span',
        {},
        element('b', {}, totals.known_records.toLocaleString('en')),
        totals.known_records === 1 ? ' run known' : ' runs known',
      ),
      element(
        'span',
        {},
        element('b', {}, waiting.toLocaleString('en')),
        waiting === 1 ? ' check waits' : ' checks wait',
      ),
    ),
    element('ol', { class: 'rows' }, ...records.map(drawVerdict)),
    element(
      'p',
      { class: 'note' },
      'A pass says that the files of a run agree. A careful forger passes, too.',
    ),
  ];
}

function drawVerdict(record) {
  const run = findRun(record);
  return element(
    'li',
    { class: 'row tall' },
    element(
      'span',
      { class: 'what' },
      element('a', { class: 'cover', href: mapLink(record.map_uid) }, mapName(record.map_uid)),
      element(
        'span',
        { class: 'quiet' },
        ...(run
          ? [
              element('span', { class: 'figures' }, formatTime(run.time_ms)),
              ' by ',
              playerName(run.account_id),
            ]
          : [element('span', { class: 'id' }, record.record_id)]),
        ' · ',
        timeElement(record.updated_at),
      ),
      element('span', { class: 'checks' }, ...listVerdicts([record]).map(verdictElement)),
    ),
  );
}

/** Shows that a part cannot be read, unless it shows what was read before. */
function drawFault(id, { message }) {
  const target = place(id);
  if (target.dataset.shown && !target.dataset.shown.startsWith('"fault')) return;
  const title = id === 'verdicts' ? 'Verdicts cannot be read now' : 'This cannot be read now';
  draw(target, `fault ${message}`, () => emptyElement(title, `${message}.`));
}

async function refresh() {
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
  const faults = await Promise.all(
    Object.entries(parts).map(async ([id, part]) => {
      try {
        await part;
        return null;
      } catch (error) {
        drawFault(id, error);
        return error.message;
      }
    }),
  );
  return faults.find(Boolean) ?? null;
}

keepFresh(refresh);
