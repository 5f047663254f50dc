// A map's page: its world record, how it came about, and what the verdicts say. The uid stands behind the # of the address.
import { chartElement } from './chart.js';
import {
  CATALOG,
  VERIFICATION,
  draw,
  element,
  emptyElement,
  emptyPage,
  encode,
  formatAge,
  formatGain,
  formatMinute,
  formatTime,
  isAbout,
  keepFresh,
  learnNames,
  nameElement,
  plainName,
  playerName,
  readJson,
  readMapVerdicts,
  readNames,
  findRun,
  setClock,
  timeElement,
  verdictElement,
  listVerdicts,
  verdictsUrl,
} from './shared.js';

/** What the catalog has at most. */
const MAX_HISTORY = 25;
const MAX_VERDICTS = 200;
const MAX_OTHERS = 50;
const main = document.querySelector('#map');

function readUid() {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

const mapUrl = (uid) => `${CATALOG}/api/v1/public/maps/${encode(uid)}?wrHistoryLimit=${MAX_HISTORY}`;
/** Returns the map's verdicts, or what is wrong with the service. */
const readVerdicts = (uid) => readMapVerdicts(uid, MAX_VERDICTS).catch((error) => ({ fault: error.message }));

/** Returns the records, the oldest first, with what each took from the best time before it. Revoked ones took nothing. */
function withGains(history) {
  let best = null;
  const ascending = [...history].sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt));
  return ascending.map((record) => {
    if (record.revoked) return { ...record, gain: null, isStep: false };
    const isStep = best === null || record.wrMs < best;
    const gain = best === null || !isStep ? null : record.wrMs - best;
    if (isStep) best = record.wrMs;
    return { ...record, gain, isStep };
  });
}

let shownUid = null;

async function refresh() {
  const uid = readUid();
  shownUid = uid;
  if (uid === '') {
    document.title = 'Maps · Record services';
    draw(main, 'no uid', () =>
      emptyPage(
        'Which map?',
        'Find one by its name or uid above, or choose one of the ',
        element('a', { href: '../board/' }, 'latest records'),
        '.',
      ),
    );
    return null;
  }
  const [found, verdicts] = await Promise.all([
    readJson(mapUrl(uid)).catch((error) => ({ fault: error.message })),
    readVerdicts(uid),
  ]);
  if (uid !== readUid()) return null;
  if (found.fault) {
    if (main.dataset.uid !== uid)
      draw(main, `fault ${found.fault}`, () => emptyPage('The map cannot be read now', `${found.fault}.`));
    return found.fault;
  }
  main.dataset.uid = uid;
  if (found.status === 404) {
    document.title = 'Unknown map · Record services';
    draw(main, `unknown ${uid}`, () => drawUnknown(uid));
    return null;
  }
  const { map, wrHistory, generatedAt } = found.body;
  setClock(generatedAt);
  learnNames(wrHistory);
  const players = await readNames(
    [map.author, ...(verdicts.records ?? []).map((record) => findRun(record)?.account_id)].filter(Boolean),
  );
  if (uid !== readUid()) return null;
  document.title = `${plainName(map.name) || uid} · Record services`;
  draw(main, { map, wrHistory, verdicts, players: [...players] }, () =>
    drawMap(map, withGains(wrHistory), verdicts),
  );
  return verdicts.fault ?? null;
}

function drawUnknown(uid) {
  return emptyPage(
    'Nobody knows this map',
    'The catalog has no map with the uid ',
    element('code', {}, uid.length > 80 ? `${uid.slice(0, 80)}…` : uid),
    '. Uids are spelled with capital and small letters; find a map by its name above, or go to the ',
    element('a', { href: '../board/' }, 'board'),
    '.',
  );
}

function drawMap(map, records, verdicts) {
  const current =
    records.find(({ current: isCurrent }) => isCurrent) ??
    records.findLast(({ wrMs, revoked }) => !revoked && wrMs === map.wrMs);
  const joined = (record) => (verdicts.records ?? []).filter((one) => isAbout(one, record));
  return [
    drawHead(map),
    drawHero(map, current, verdicts, current ? joined(current) : []),
    ...(records.length === 0 ? [] : [drawHistory(map, records, verdicts, joined, current)]),
    drawVerdicts(records, verdicts),
    drawRequests(map.mapUid),
  ];
}

function drawHead(map) {
  const name = plainName(map.name);
  const facts = [
    map.author ? ['by ', playerName(map.author)] : null,
    [map.season, map.year].filter(Boolean).join(' ') || null,
    plainName(map.alteration) === name ? null : plainName(map.alteration) || null,
    map.status === 'archived' ? 'has left the club' : map.tracked ? 'tracked' : 'not tracked',
  ].filter(Boolean);
  return element(
    'div',
    { class: 'head' },
    element('h1', {}, nameElement(name || map.mapUid)),
    element('p', { class: 'facts' }, ...facts.map((fact) => element('span', {}, ...[fact].flat()))),
  );
}

function drawHero(map, current, verdicts, about) {
  if (map.wrMs === null)
    return element(
      'section',
      { class: 'hero', 'aria-label': 'The world record' },
      element('p', { class: 'eyebrow' }, 'World record'),
      element('p', { class: 'hero-time' }, '\u2013:\u2013\u2013.\u2013\u2013\u2013'),
      element('p', { class: 'hero-holder' }, 'Nobody holds it yet.'),
      drawMedals(map),
    );
  return element(
    'section',
    { class: 'hero', 'aria-label': 'The world record' },
    element('p', { class: 'eyebrow' }, 'World record'),
    element('p', { class: 'hero-time' }, formatTime(map.wrMs)),
    element('p', { class: 'hero-holder' }, playerName(current?.accountId, map.wrHolder)),
    current
      ? element(
          'p',
          { class: 'hero-note' },
          'since ',
          timeElement(current.recordedAt, formatMinute),
          ...(formatAge(current.recordedAt) === null ? [] : [' · ', timeElement(current.recordedAt)]),
        )
      : null,
    element('div', { class: 'hero-verdict' }, ...drawJudgement(verdicts, about)),
    drawMedals(map),
  );
}

/** Returns in a few words whether the current record is real, as far as anybody knows. */
function drawJudgement(verdicts, about) {
  if (verdicts.fault) return [element('p', {}, 'Whether it holds up cannot be read now.')];
  const checks = listVerdicts(about);
  if (checks.length === 0)
    return [
      element(
        'p',
        {},
        'No verdict is about this run: nobody has sent its replay, or the file does not say whose run it is.',
      ),
    ];
  return checks.map(verdictElement);
}

function drawMedals({ authorScore, goldScore, silverScore, bronzeScore, wrMs }) {
  const medals = [
    ['Author', authorScore],
    ['Gold', goldScore],
    ['Silver', silverScore],
    ['Bronze', bronzeScore],
  ].filter(([, time]) => Number.isInteger(time) && time > 0);
  if (medals.length === 0) return null;
  return element(
    'dl',
    { class: 'medals' },
    ...medals.map(([name, time]) =>
      element(
        'div',
        { class: name.toLowerCase() },
        element('dt', {}, name),
        element(
          'dd',
          {},
          formatTime(time),
          name === 'Author' && wrMs !== null
            ? element('span', { class: 'gap' }, ` ${formatGain(wrMs - time)}`)
            : null,
        ),
      ),
    ),
  );
}

function drawHistory(map, records, verdicts, joined, current) {
  const steps = records
    .filter(({ isStep }) => isStep)
    .map((record) => ({ ...record, plainHolder: plainName(record.holder) || 'nobody known' }));
  const authorMs = Number.isInteger(map.authorScore) && map.authorScore > 0 ? map.authorScore : null;
  const rows = [...records].reverse().sort((a, b) => Number(b === current) - Number(a === current));
  return element(
    'section',
    { class: 'card', 'aria-labelledby': 'history-title' },
    element('h2', { id: 'history-title' }, 'History'),
    steps.length > 0 ? chartElement(steps, authorMs) : null,
    element(
      'table',
      { class: 'history' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          element('th', { scope: 'col' }, 'Time and gain'),
          element('th', { scope: 'col' }, 'Held by, since'),
          element('th', { scope: 'col' }, 'Is it real?'),
        ),
      ),
      element(
        'tbody',
        {},
        ...rows.map((record) => drawRecord(record, record === current, verdicts, joined(record))),
      ),
    ),
    records.length === MAX_HISTORY
      ? element('p', { class: 'note' }, `The newest ${MAX_HISTORY} records are shown.`)
      : null,
  );
}

function drawRecord(record, isCurrent, verdicts, about) {
  const { wrMs, gain, holder, accountId, recordedAt, revoked } = record;
  const style = [isCurrent ? 'current' : '', revoked ? 'revoked' : ''].filter(Boolean).join(' ');
  const checks = listVerdicts(about);
  return element(
    'tr',
    style ? { class: style } : {},
    element(
      'td',
      {},
      element(revoked ? 's' : 'span', { class: 'time' }, formatTime(wrMs)),
      element(
        'span',
        { class: gain === null ? 'quiet' : 'gain' },
        revoked ? 'revoked' : gain === null ? 'first known' : formatGain(gain),
      ),
    ),
    element(
      'td',
      {},
      element('span', { class: 'who' }, playerName(accountId, holder)),
      element('span', { class: 'quiet' }, timeElement(recordedAt, formatMinute)),
    ),
    element(
      'td',
      {},
      ...(checks.length > 0
        ? checks.map(verdictElement)
        : [element('span', { class: 'quiet' }, verdicts.fault ? 'cannot be read now' : 'no verdict')]),
    ),
  );
}

function drawVerdicts(records, verdicts) {
  const title = element('h2', { id: 'verdicts-title' }, 'Other checked runs');
  const section = (...children) =>
    element('section', { class: 'card', 'aria-labelledby': 'verdicts-title' }, title, ...children);
  if (verdicts.fault)
    return section(
      emptyElement(
        'Verdicts cannot be read now',
        `${verdicts.fault}. The records above are up to date: they come from the catalog.`,
      ),
    );
  const others = verdicts.records.filter((one) => !records.some((record) => isAbout(one, record)));
  const caution = element(
    'p',
    { class: 'note' },
    'A pass says that the files of a run agree in all that they repeat. It is no proof that somebody drove it: a careful forger passes, too. ',
    element('b', {}, 'Low'),
    ' confidence: the files agree. ',
    element('b', {}, 'Medium'),
    ': and the time and player are known from elsewhere. ',
    element('b', {}, 'High'),
    ': the inputs were driven again.',
  );
  if (verdicts.total === 0)
    return section(
      emptyElement(
        'No run of this map was checked yet',
        'Whoever has a replay can send it: ',
        element('a', { href: `${VERIFICATION}/api/` }, 'how'),
        '.',
      ),
      caution,
    );
  if (others.length === 0)
    return section(
      emptyElement('No others', 'All verdicts about this map are about its world records.'),
      caution,
    );
  const shown = others.slice(0, MAX_OTHERS);
  const left = verdicts.total - (verdicts.records.length - others.length) - shown.length;
  return section(
    element('ol', { class: 'rows' }, ...shown.map(drawOther)),
    left > 0 ? element('p', { class: 'note' }, `And ${left.toLocaleString('en')} more.`) : null,
    caution,
  );
}

function drawOther(record) {
  const run = findRun(record);
  const rank = record.rank === null ? '' : `, rank ${record.rank}`;
  return element(
    'li',
    { class: 'row' },
    element('span', { class: run ? 'time' : 'quiet' }, run ? formatTime(run.time_ms) : 'no time'),
    element(
      'span',
      { class: 'what' },
      element(
        'span',
        { class: 'who' },
        run ? playerName(run.account_id) : 'The verdict does not say whose run',
      ),
      element('span', { class: 'quiet id' }, record.record_id, rank),
      element('span', { class: 'checks' }, ...listVerdicts([record]).map(verdictElement)),
    ),
    element('span', { class: 'when quiet' }, timeElement(record.updated_at)),
  );
}

function drawRequests(uid) {
  const text = [`curl -s '${mapUrl(uid)}'`, `curl -s '${verdictsUrl(uid, 'replay', MAX_VERDICTS)}'`].join(
    '\n',
  );
  const code = element('code', {}, text);
  const button = element('button', { type: 'button' }, 'Copy the two requests of this page');
  const said = element('span', { role: 'status', class: 'quiet' });
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = 'Copied.';
    } catch {
      // Only secure pages may write to the clipboard.
      getSelection().selectAllChildren(code);
      said.textContent = 'Selected: copy it with your keyboard.';
    }
  });
  return element(
    'section',
    { class: 'card', 'aria-labelledby': 'requests-title' },
    element('h2', { id: 'requests-title' }, 'For programs'),
    element('pre', { tabindex: '0' }, code),
    element('p', { class: 'actions' }, button, said),
    element(
      'p',
      { class: 'note' },
      'With ',
      element('code', {}, 'track=deep'),
      ' the second one gives the deep checks; names of accounts are at ',
      element('code', {}, '/api/v1/display-names'),
      ' of the catalog. The ',
      element('a', { href: '../api/' }, 'documentation'),
      ' has all of it.',
    ),
  );
}

const refreshNow = keepFresh(refresh);
addEventListener('hashchange', () => {
  if (readUid() === shownUid) return;
  scrollTo(0, 0);
  void refreshNow();
});
