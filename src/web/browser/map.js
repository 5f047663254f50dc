// A map's page: its world record, how it came about, and what the verdicts say. The address has the uid behind its #.
import { chartElement } from './chart.js';
import {
  cardElement,
  count,
  draw,
  element,
  emptyElement,
  emptyPage,
  formatGain,
  formatMinute,
  formatTime,
  nameElement,
  place,
  plainName,
  readHash,
  rowElement,
  setClock,
  timeElement,
} from './dom.js';
import { startFind } from './find.js';
import { keepFresh } from './fresh.js';
import {
  CATALOG,
  CAUTION,
  encodePath,
  find,
  findRun,
  isAbout,
  learnNames,
  listVerdicts,
  playerElement,
  readMapVerdicts,
  readNames,
  VERIFICATION,
  verdictElement,
  verdictsUrl,
} from './services.js';

/** @typedef {import('./services.js').Catalog} Catalog */
/** @typedef {import('./services.js').RecordBundle} RecordBundle */
/** @typedef {{records: RecordBundle[], total: number, fault?: string}} Verdicts */
/** @typedef {Catalog['WrHistoryEntry'] & {gain: number | null, isStep: boolean}} Step */
/** @typedef {Catalog['MapDetail']['map']} MapFacts */

/** What the catalog has at most. */
const MAX_HISTORY = 25;
const MAX_VERDICTS = 200;
const MAX_OTHERS = 50;

/** @param {string} uid */
const mapUrl = (uid) => `${CATALOG}/api/v1/public/maps/${encodePath(uid)}?wrHistoryLimit=${MAX_HISTORY}`;

/** Returns the records, the oldest first, with what each took from the best time before it. Revoked ones took nothing. @param {Catalog['WrHistoryEntry'][]} history @returns {Step[]} */
function withGains(history) {
  /** @type {number | null} */
  let best = null;
  const ascending = history.toSorted((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt));
  return ascending.map((record) => {
    const isStep = !record.revoked && (best === null || record.wrMs < best);
    const gain = best === null || !isStep ? null : record.wrMs - best;
    if (isStep) best = record.wrMs;
    return { ...record, gain, isStep };
  });
}

async function refresh() {
  const shown = place('shown');
  const uid = readHash();
  if (uid === '') {
    const board = element('a', { href: '../board/' }, 'newest times');
    draw(shown, 'none', () =>
      emptyPage('Which map?', 'Find one by its name or uid above, or among the ', board, '.'),
    );
    return null;
  }
  /** @type {[Catalog['MapDetail'] | null, Verdicts]} */
  const [found, verdicts] = await Promise.all([
    find(mapUrl(uid)),
    readMapVerdicts(uid, MAX_VERDICTS).catch((/** @type {Error} */ error) => ({
      records: [],
      total: 0,
      fault: error.message,
    })),
  ]).catch((/** @type {Error} */ error) => {
    if (shown.dataset.uid !== uid)
      draw(shown, `fault ${error.message}`, () =>
        emptyPage('The map cannot be read now', `${error.message}.`),
      );
    throw error;
  });
  if (uid !== readHash()) return null;
  shown.dataset.uid = uid;
  if (found === null) {
    document.title = 'Unknown map · Record services';
    const code = element('code', {}, uid.slice(0, 80));
    draw(shown, `unknown ${uid}`, () =>
      emptyPage('Unknown map', 'The catalog has no map with the uid ', code, '.'),
    );
    return null;
  }
  const { map, wrHistory, generatedAt } = found;
  setClock(generatedAt);
  learnNames(wrHistory);
  const names = await readNames([
    map.author ?? '',
    ...verdicts.records.map((one) => findRun(one)?.account_id ?? ''),
  ]);
  if (uid !== readHash()) return null;
  document.title = `${plainName(map.name) || uid} · Record services`;
  draw(shown, { map, wrHistory, verdicts, names: [...names] }, () =>
    drawMap(map, withGains(wrHistory), verdicts),
  );
  return verdicts.fault ?? null;
}

/** @param {MapFacts} map @param {Step[]} records @param {Verdicts} verdicts */
function drawMap(map, records, verdicts) {
  const current = records.find((record) => record.current);
  /** @param {Step} record */
  const checksOf = (record) =>
    listVerdicts(verdicts.records.filter((one) => isAbout(one, { ...record, mapUid: map.mapUid })));
  return [
    drawHead(map),
    drawHero(map, current, current && !verdicts.fault ? checksOf(current) : [], verdicts.fault),
    records.length > 0 && drawHistory(map, records, checksOf),
    drawVerdicts(map, records, verdicts),
    drawRequests(map.mapUid),
  ];
}

/** @param {MapFacts} map */
function drawHead(map) {
  const name = plainName(map.name);
  const facts = [
    map.author ? ['by ', playerElement(map.author)] : [],
    [[map.season, map.year].filter(Boolean).join(' ')],
    [plainName(map.alteration) === name ? '' : plainName(map.alteration)],
    [map.status === 'archived' ? 'has left the club' : map.tracked ? 'tracked' : 'not tracked'],
  ].filter(([first]) => first);
  return element(
    'div',
    { class: 'head' },
    element('h1', {}, nameElement(name || map.mapUid)),
    element('p', { class: 'summary' }, ...facts.map((fact) => element('span', {}, ...fact))),
  );
}

/** @param {MapFacts} map @param {Step | undefined} current @param {import('./services.js').Entry[]} checks @param {string | undefined} fault */
function drawHero(map, current, checks, fault) {
  const isKnown = map.wrMs !== null;
  const none = fault
    ? 'Whether it holds up cannot be read now.'
    : 'No verdict is about this run: nobody has sent its replay, or the file does not say whose run it is.';
  return element(
    'section',
    { class: 'hero', 'aria-label': 'The world record' },
    element('p', { class: 'eyebrow' }, 'World record'),
    element(
      'p',
      { class: 'hero-time' },
      isKnown ? formatTime(map.wrMs ?? 0) : '\u2013:\u2013\u2013.\u2013\u2013\u2013',
    ),
    element(
      'p',
      { class: 'hero-holder' },
      isKnown ? playerElement(current?.accountId, map.wrHolder) : 'Nobody holds it yet.',
    ),
    current &&
      element(
        'p',
        {},
        'since ',
        timeElement(current.recordedAt, formatMinute),
        ' · ',
        timeElement(current.recordedAt),
      ),
    isKnown &&
      element('div', { class: 'checks' }, ...(checks.length > 0 ? checks.map(verdictElement) : [none])),
    drawMedals(map),
  );
}

/** @param {MapFacts} map */
function drawMedals({ authorScore, goldScore, silverScore, bronzeScore, wrMs }) {
  const medals = Object.entries({
    Author: authorScore,
    Gold: goldScore,
    Silver: silverScore,
    Bronze: bronzeScore,
  });
  const known = medals.flatMap(([name, time]) => {
    if (!time) return [];
    const gap = name === 'Author' && wrMs !== null ? ` ${formatGain(wrMs - time)}` : '';
    return [element('div', {}, element('dt', {}, name), element('dd', {}, formatTime(time), gap))];
  });
  return known.length > 0 && element('dl', { class: 'medals' }, ...known);
}

/** @param {MapFacts} map @param {Step[]} records @param {(record: Step) => import('./services.js').Entry[]} checksOf */
function drawHistory(map, records, checksOf) {
  const steps = records.filter(({ isStep }) => isStep);
  const points = steps.map(({ recordedAt, wrMs, holder }) => {
    return { at: Date.parse(recordedAt), value: wrMs, note: plainName(holder) || 'nobody known' };
  });
  const line = map.authorScore
    ? { value: map.authorScore, label: `author ${formatTime(map.authorScore)}` }
    : null;
  const rows = records.toReversed().sort((a, b) => Number(b.current) - Number(a.current));
  const head = ['Time and gain', 'Held by, since', 'Is it real?'].map((words) =>
    element('th', { scope: 'col' }, words),
  );
  return cardElement(
    'history-title',
    'History',
    points.length > 0 &&
      chartElement(points, { format: formatTime, name: count(points.length, 'world record'), line }),
    element(
      'table',
      { class: 'history', tabindex: '0' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows.map((record) => drawRecord(record, checksOf(record)))),
    ),
    records.length === MAX_HISTORY &&
      element('p', { class: 'note' }, `The newest ${MAX_HISTORY} records are shown.`),
  );
}

/** @param {Step} record @param {import('./services.js').Entry[]} checks */
function drawRecord({ wrMs, gain, holder, accountId, recordedAt, revoked, current }, checks) {
  const note = revoked ? 'removed' : gain === null ? 'first known' : formatGain(gain);
  return element(
    'tr',
    { class: current ? 'current' : null },
    element(
      'td',
      {},
      element(revoked ? 's' : 'span', { class: 'time' }, formatTime(wrMs)),
      ' ',
      element('span', { class: gain === null ? 'quiet' : 'gain' }, note),
    ),
    element(
      'td',
      {},
      playerElement(accountId, holder),
      ' ',
      element('span', { class: 'quiet' }, timeElement(recordedAt, formatMinute)),
    ),
    element(
      'td',
      {},
      ...(checks.length > 0
        ? checks.map(verdictElement)
        : [element('span', { class: 'quiet' }, 'no verdict')]),
    ),
  );
}

/** @param {MapFacts} map @param {Step[]} records @param {Verdicts} verdicts */
function drawVerdicts({ mapUid }, records, { records: runs, total, fault }) {
  const others = runs.filter((one) => !records.some((record) => isAbout(one, { ...record, mapUid })));
  const shown = others.slice(0, MAX_OTHERS);
  const left = total - (runs.length - others.length) - shown.length;
  const how = element('a', { href: `${VERIFICATION}/api/` }, 'how');
  const list = fault
    ? emptyElement('Verdicts cannot be read now', `${fault}. The records above come from the catalog.`)
    : total === 0
      ? emptyElement('No run of this map was checked yet', 'Who has a replay can send it: ', how, '.')
      : others.length === 0
        ? emptyElement('No others', 'All verdicts about this map are about its world records.')
        : element('ol', { class: 'rows' }, ...shown.map(drawOther));
  const more = left > 0 && element('p', { class: 'note' }, `And ${count(left, 'run')} more.`);
  return cardElement(
    'verdicts-title',
    'Other checked runs',
    list,
    more,
    element('p', { class: 'note' }, CAUTION),
  );
}

/** @param {RecordBundle} record */
function drawOther(record) {
  const run = findRun(record);
  return rowElement({
    time: run ? formatTime(run.time_ms) : 'no time',
    title: run ? playerElement(run.account_id) : 'The verdict does not say whose run',
    notes: [record.record_id, record.rank !== null && `, rank ${record.rank}`],
    checks: listVerdicts([record]).map(verdictElement),
    when: record.updated_at,
  });
}

/** @param {string} uid */
function drawRequests(uid) {
  const requests = [mapUrl(uid), verdictsUrl(uid, 'replay', MAX_VERDICTS)].map((url) => `curl -s '${url}'`);
  return cardElement(
    'requests-title',
    'For programs',
    element('pre', { tabindex: '0' }, element('code', {}, requests.join('\n'))),
    element(
      'p',
      { class: 'note' },
      'The ',
      element('a', { href: '../api/' }, 'documentation'),
      ' has all of it.',
    ),
  );
}

startFind();
keepFresh(refresh);
