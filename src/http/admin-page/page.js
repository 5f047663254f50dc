// Reads /metrics every few seconds and draws the differences between readings; the process has those of the last ten minutes.

/** Seconds between two readings: 5, or `?interval=` from 1 to 60. */
const INTERVAL = Math.min(60, Math.max(1, Number(new URLSearchParams(location.search).get('interval')) || 5));
const WINDOW_MS = 600_000;
const MAX_OPERATIONS = 30;
const MAX_FAILURES = 10;
const SVG = 'http://www.w3.org/2000/svg';
const REQUESTS = 'http_request_duration_seconds';

/** @typedef {{labels: Record<string, string>, key: string, value: number}} Sample */
/** @typedef {{at: number, samples: Map<string, Sample[]>}} Reading */

/** Parses Prometheus' text format into samples by name. */
function parseMetrics(text) {
  const samples = new Map();
  for (const line of text.split('\n')) {
    const match = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)/.exec(line);
    if (!match) continue;
    const [, name, key = '', value] = match;
    const labels = {};
    for (const [, label, content] of key.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      labels[label] = content.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
    }
    if (!samples.has(name)) samples.set(name, []);
    samples.get(name).push({ labels, key, value: Number(value) });
  }
  return samples;
}

const findSamples = (reading, name, matches = () => true) =>
  (reading.samples.get(name) ?? []).filter(({ labels }) => matches(labels));

const sumSamples = (reading, name, matches) =>
  findSamples(reading, name, matches).reduce((sum, { value }) => sum + value, 0);

/** Returns the samples of a counter as increases since an earlier reading; a process that started anew counts from 0. */
function increases(later, earlier, name, matches) {
  const before = new Map(findSamples(earlier, name).map(({ key, value }) => [key, value]));
  return findSamples(later, name, matches).map((sample) => {
    const former = before.get(sample.key) ?? 0;
    return { ...sample, value: sample.value < former ? sample.value : sample.value - former };
  });
}

const increase = (later, earlier, name, matches) =>
  increases(later, earlier, name, matches).reduce((sum, { value }) => sum + value, 0);

const perSecond = (later, earlier, name, matches) =>
  increase(later, earlier, name, matches) / ((later.at - earlier.at) / 1000);

/** Returns a quantile of buckets by linear interpolation, as Prometheus does, or null without observations. */
function quantile(fraction, buckets) {
  const byBound = new Map();
  for (const { labels, value } of buckets) {
    const bound = Number(labels.le === '+Inf' ? Infinity : labels.le);
    byBound.set(bound, (byBound.get(bound) ?? 0) + value);
  }
  const bounds = [...byBound.keys()].sort((a, b) => a - b);
  const total = byBound.get(Infinity) ?? 0;
  if (total === 0) return null;
  const rank = fraction * total;
  let lower = 0;
  let countBelow = 0;
  for (const bound of bounds) {
    const count = byBound.get(bound);
    if (count >= rank) {
      if (bound === Infinity) return lower;
      return lower + ((bound - lower) * (rank - countBelow)) / (count - countBelow);
    }
    lower = bound;
    countBelow = count;
  }
  return lower;
}

const statusFrom = (digit) => (labels) => labels.status?.startsWith(digit);

/** Each line has a name, is a function of two neighbouring readings, and may have a colour for what it means. */
const CHARTS = [
  {
    title: 'Requests a second',
    lines: [['', (later, earlier) => perSecond(later, earlier, `${REQUESTS}_count`)]],
    show: (value) => toShort(value),
  },
  {
    title: 'Errors a second',
    lines: [
      ['5xx', (later, earlier) => perSecond(later, earlier, `${REQUESTS}_count`, statusFrom('5')), 'bad'],
      ['4xx', (later, earlier) => perSecond(later, earlier, `${REQUESTS}_count`, statusFrom('4')), 'warn'],
    ],
    show: (value) => toShort(value),
  },
  {
    title: 'Response time',
    lines: [
      ['p99', (later, earlier) => quantile(0.99, increases(later, earlier, `${REQUESTS}_bucket`))],
      ['p50', (later, earlier) => quantile(0.5, increases(later, earlier, `${REQUESTS}_bucket`))],
    ],
    show: toDuration,
  },
  {
    title: 'Event loop delay',
    lines: [['p99', (later) => findSamples(later, 'nodejs_eventloop_lag_p99_seconds')[0]?.value ?? null]],
    show: toDuration,
  },
  {
    title: 'Requests in flight',
    lines: [['', (later) => sumSamples(later, 'http_requests_in_flight')]],
    show: (value) => toShort(value),
  },
  {
    title: 'Database connections',
    lines: [
      ['used', (later) => sumSamples(later, 'database_connections', ({ state }) => state === 'used')],
      [
        'waiting',
        (later) => sumSamples(later, 'database_connections', ({ state }) => state === 'pending'),
        'bad',
      ],
    ],
    show: (value) => toShort(value),
  },
  {
    title: 'Verification queue',
    lines: [
      [
        'waiting',
        (later) => sumSamples(later, 'verification_queue_jobs', ({ state }) => state === 'waiting'),
        'warn',
      ],
      [
        'under way',
        (later) => sumSamples(later, 'verification_queue_jobs', ({ state }) => state === 'leased'),
      ],
    ],
    show: (value) => toShort(value),
  },
  {
    title: 'Processor, cores',
    lines: [['', (later, earlier) => perSecond(later, earlier, 'process_cpu_seconds_total')]],
    show: (value) => value.toFixed(2),
  },
  {
    title: 'Memory',
    lines: [['', (later) => sumSamples(later, 'process_resident_memory_bytes')]],
    show: toBytes,
  },
  {
    title: 'Free disk',
    lines: [['', (later) => findSamples(later, 'disk_free_bytes')[0]?.value ?? null]],
    show: toBytes,
  },
];

function toShort(value) {
  if (value >= 10_000) return `${(value / 1000).toFixed(1)} k`;
  return value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(1);
}

function toDuration(seconds) {
  if (seconds >= 1) return `${seconds.toFixed(2)} s`;
  return `${(seconds * 1000).toFixed(seconds < 0.01 ? 1 : 0)} ms`;
}

function toBytes(bytes) {
  const mebibytes = bytes / 2 ** 20;
  return mebibytes >= 1024 ? `${(mebibytes / 1024).toFixed(1)} GiB` : `${mebibytes.toFixed(0)} MiB`;
}

function toAge(seconds) {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`;
}

/** Returns an element with attributes and children; text is never taken for markup. */
function element(name, attributes = {}, ...children) {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  created.append(...children);
  return created;
}

/** Draws a line over the time that there are readings of. */
function drawLine(values, times, max, style) {
  const line = document.createElementNS(SVG, 'polyline');
  const [first, last] = [times[0], times.at(-1)];
  const points = values.flatMap((value, index) =>
    value === null
      ? []
      : [
          `${(((times[index] - first) / Math.max(1, last - first)) * 300).toFixed(1)},${(54 - (value / max) * 50).toFixed(1)}`,
        ],
  );
  line.setAttribute('points', points.join(' '));
  line.setAttribute('class', style);
  return line;
}

function drawChart({ title, lines, show }, shownReadings) {
  const times = shownReadings.slice(1).map(({ at }) => at);
  const series = lines.map(([label, read, meaning], index) => {
    const values = shownReadings.slice(1).map((reading, number) => read(reading, shownReadings[number]));
    const last = values.at(-1) ?? null;
    const style = meaning ?? ['first', 'second'][index];
    return { label, style, values, shown: last === null ? '–' : show(last), isIdle: !last };
  });
  const max = Math.max(
    ...series.flatMap(({ values }) => values.map((value) => value ?? 0)),
    Number.MIN_VALUE,
  );
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 300 56');
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('role', 'img');
  svg.setAttribute(
    'aria-label',
    `${title}: ${series.map(({ label, shown }) => `${label} ${shown}`).join(', ')}`,
  );
  // The first line is the most important one, so it is drawn last.
  svg.append(...series.map(({ values, style }) => drawLine(values, times, max, style)).reverse());
  const values = series.map(({ label, style, shown, isIdle }) =>
    element(
      'span',
      { class: isIdle && /bad|warn/.test(style) ? 'idle' : lines.length > 1 ? style : '' },
      shown,
      element('small', {}, label && ` ${label}`),
    ),
  );
  const highest = max > Number.MIN_VALUE ? `highest ${show(max)}` : '';
  const span = times.length > 1 ? (times.at(-1) - times[0]) / 1000 : 0;
  return element(
    'figure',
    {},
    element('figcaption', {}, element('span', {}, title), element('span', {}, highest)),
    element('div', { class: 'values' }, ...values),
    svg,
    element(
      'div',
      { class: 'axis', 'aria-hidden': 'true' },
      element('span', {}, span > 0 ? `${toAge(span)} ago` : ''),
      element('span', {}, 'now'),
    ),
  );
}

/** Returns samples with those of requests added up over services and operations, as the process remembers them. */
function sumRequests(samples) {
  const summed = new Map(samples);
  for (const name of ['bucket', 'count', 'sum'].map((part) => `${REQUESTS}_${part}`)) {
    const sums = new Map();
    for (const { labels, value } of samples.get(name) ?? []) {
      const { le, status } = labels;
      const key = `${le} ${status}`;
      const known = sums.get(key) ?? { labels: { le, status }, key, value: 0 };
      sums.set(key, { ...known, value: known.value + value });
    }
    summed.set(name, [...sums.values()]);
  }
  return summed;
}

/** Returns a row per operation that was called between two readings, those that took most time first. */
function readOperations(later, earlier) {
  const rows = new Map();
  const findRow = ({ service, operation }) => {
    const key = `${service}/${operation}`;
    if (!rows.has(key))
      rows.set(key, { service, operation, count: 0, seconds: 0, refused: 0, failed: 0, buckets: [] });
    return rows.get(key);
  };
  for (const { labels, value } of increases(later, earlier, `${REQUESTS}_count`)) {
    const row = findRow(labels);
    row.count += value;
    if (labels.status.startsWith('4')) row.refused += value;
    if (labels.status.startsWith('5')) row.failed += value;
  }
  for (const { labels, value } of increases(later, earlier, `${REQUESTS}_sum`))
    findRow(labels).seconds += value;
  for (const sample of increases(later, earlier, `${REQUESTS}_bucket`))
    findRow(sample.labels).buckets.push(sample);
  return [...rows.values()].filter(({ count }) => count > 0).sort((a, b) => b.seconds - a.seconds);
}

function drawOperations(later, earlier) {
  const seconds = (later.at - earlier.at) / 1000;
  const rows = readOperations(later, earlier);
  const number = (text, style = '') => element('td', { class: `number ${style}` }, text);
  document.querySelector('#window').textContent =
    rows.length === 0
      ? `No request in the last ${toAge(seconds)}.`
      : `The ${Math.min(rows.length, MAX_OPERATIONS)} that took most time in the last ${toAge(seconds)}, with the numbers of their 4xx and 5xx responses.`;
  document
    .querySelector('#operations')
    .replaceChildren(
      ...rows
        .slice(0, MAX_OPERATIONS)
        .map(({ service, operation, count, refused, failed, buckets }) =>
          element(
            'tr',
            {},
            element(
              'td',
              { 'data-service': service },
              operation === 'none' ? 'pages, documents, unknown routes' : operation,
            ),
            element('td', { class: 'service' }, service),
            number(toShort(count)),
            number(toDuration(quantile(0.5, buckets) ?? 0), 'half'),
            number(toDuration(quantile(0.99, buckets) ?? 0)),
            number(toShort(refused), refused > 0 ? 'warn' : ''),
            number(toShort(failed), failed > 0 ? 'bad' : ''),
          ),
        ),
    );
}

/** From this age on a project is late, until it counts as gone: alert ProjectSilent. */
const LATE_S = 21_600;
const GONE_S = 604_800;
const isLate = (age) => age > LATE_S && age < GONE_S;

function drawProjects(reading) {
  const rows = findSamples(reading, 'ingest_age_seconds').sort(
    (a, b) => Number(isLate(b.value)) - Number(isLate(a.value)) || a.value - b.value,
  );
  fill(
    '#projects',
    rows.map(({ labels, value }) =>
      element(
        'tr',
        {},
        element('td', {}, labels.project),
        element(
          'td',
          { class: `number ${isLate(value) ? 'warn' : ''}` },
          toAge(value),
          isLate(value) ? ', late' : '',
        ),
      ),
    ),
    'No project has sent anything yet.',
    2,
  );
}

/** Replaces the rows of a table; without any, a sentence says so. */
function fill(table, rows, sentence, columns) {
  const empty = element('tr', {}, element('td', { colspan: String(columns), class: 'none' }, sentence));
  document.querySelector(table).replaceChildren(...(rows.length > 0 ? rows : [empty]));
}

function drawFailures(failures) {
  fill(
    '#failures',
    failures
      .slice(0, MAX_FAILURES)
      .map(({ at, service, operation, status, requestId, reason }) =>
        element(
          'tr',
          {},
          element(
            'td',
            {},
            element('time', { datetime: at, title: at }, new Date(at).toLocaleTimeString('en-GB')),
          ),
          element('td', { class: 'bad' }, String(status)),
          element('td', { 'data-service': service }, operation === 'none' ? 'other paths' : operation),
          element('td', { class: 'reason' }, reason),
          element('td', {}, element('code', {}, requestId)),
        ),
      ),
    'None since the process was started.',
    5,
  );
}

/** The ages of the oldest open verification of each track. */
const oldestOf = (reading) => findSamples(reading, 'verification_queue_oldest_seconds');
/** A deep command may take ten minutes for each submission. */
const isLateVerdict = ({ labels, value }) => value > (labels.track === 'deep' ? 21_600 : 900);

/** Figures that no chart shows better. */
function drawFacts(last, first) {
  const hours = (last.at - first.at) / 3_600_000;
  const verdicts = increase(last, first, 'verification_verdicts_total');
  const oldest = Math.max(...oldestOf(last).map(({ value }) => value));
  const jobs = sumSamples(last, 'verification_queue_jobs');
  const projects = findSamples(last, 'ingest_age_seconds');
  const late = projects.filter(({ value }) => isLate(value)).length;
  const disk = findSamples(last, 'disk_free_bytes')[0]?.value;
  const backup = findSamples(last, 'backup_age_seconds')[0]?.value;
  const facts = [
    ['Verdicts an hour', hours > 0 ? toShort(verdicts / hours) : '–', ''],
    [
      'Oldest that waits',
      jobs === 0 ? 'none' : toAge(oldest),
      oldestOf(last).some(isLateVerdict) ? 'warn' : '',
    ],
    [
      'Projects that are late',
      projects.length === 0 ? '–' : `${late} of ${projects.length}`,
      late > 0 ? 'warn' : '',
    ],
    ['Free disk', disk === undefined ? '–' : toBytes(disk), disk < 3e9 ? 'bad' : ''],
    [
      'Last backup',
      backup === undefined ? 'none known' : `${toAge(backup)} ago`,
      backup > 172_800 ? 'warn' : '',
    ],
  ];
  document
    .querySelector('#facts')
    .replaceChildren(
      ...facts.map(([name, value, style]) =>
        element('div', {}, element('dt', {}, name), element('dd', { class: style }, value)),
      ),
    );
}

/**
 * The conditions of alerts.yml that ten minutes can show, without the time for which they have to hold there. Each returns what is the
 * matter, or null. `first` is five minutes old, or as old as there is.
 */
const ALERTS = {
  DatabaseDown: (last) =>
    findSamples(last, 'database_up').some(({ value }) => value === 0)
      ? 'The database does not respond.'
      : null,
  ArtifactStoreDown: (last) =>
    findSamples(last, 'artifact_store_up').some(({ value }) => value === 0)
      ? 'The store of artifacts cannot be reached.'
      : null,
  Outages: (last, first) =>
    describeShare(increase(last, first, 'http_outages_total'), last, first, 'The database or the disk fails'),
  ServerErrors: (last, first) =>
    describeShare(
      increase(last, first, `${REQUESTS}_count`, ({ status }) => /^50[0-2]$/.test(status)),
      last,
      first,
      'The server fails',
    ),
  SlowResponses: (last, first) => {
    const p99 = quantile(0.99, increases(last, first, `${REQUESTS}_bucket`));
    return p99 > 1 ? `One response in a hundred takes longer than ${toDuration(p99)}.` : null;
  },
  EventLoopDelayed: (last) => {
    const delay = sumSamples(last, 'nodejs_eventloop_lag_p99_seconds');
    return delay > 0.2 ? `The event loop is ${toDuration(delay)} late.` : null;
  },
  DatabaseConnectionsWaiting: (last) =>
    sumSamples(last, 'database_connections', ({ state }) => state === 'pending') > 0
      ? 'Requests wait for a database connection.'
      : null,
  ConnectionsClosed: (last, first) =>
    perSecond(last, first, 'http_connections_closed_total') > 1
      ? 'More than one connection a second is closed.'
      : null,
  DiskLow: (last) => {
    const free = findSamples(last, 'disk_free_bytes')[0]?.value;
    return free < 3e9 ? `${toBytes(free)} are left on the disk.` : null;
  },
  BackupOld: (last) => {
    // Where none was ever made, the time since the start counts.
    const startedAt = findSamples(last, 'process_start_time_seconds')[0]?.value;
    const age = findSamples(last, 'backup_age_seconds')[0]?.value ?? Date.now() / 1000 - startedAt;
    return age > 172_800 ? `No backup has begun for ${toAge(age)}.` : null;
  },
  WriteAheadLogLarge: (last) => {
    const size = sumSamples(last, 'sqlite_wal_bytes');
    return size > 1e9 ? `SQLite's write-ahead log has ${toBytes(size)}.` : null;
  },
  VerdictsLate: (last) => {
    const late = oldestOf(last).find(isLateVerdict);
    return late
      ? `A submission has waited ${toAge(late.value)} for its verdict on the ${late.labels.track} track.`
      : null;
  },
  VerifierFailing: (last, first) =>
    increase(last, first, 'verification_failed_tries_total') > 10
      ? 'The verifier ends without verdicts.'
      : null,
  MemoryHigh: (last) => {
    const used = sumSamples(last, 'process_anonymous_memory_bytes');
    return used > 1e9 ? `The process uses ${toBytes(used)} of memory.` : null;
  },
  ManyRefusals: (last, first) =>
    perSecond(last, first, `${REQUESTS}_count`, ({ status }) => /^(401|413|429)$/.test(status)) > 10
      ? 'More than ten requests a second are refused with 401, 413 or 429.'
      : null,
  ProjectSilent: (last) => {
    const late = findSamples(last, 'ingest_age_seconds').filter(({ value }) => isLate(value));
    return late.length > 0
      ? `${late.map(({ labels }) => labels.project).join(', ')}: nothing for more than 6 hours.`
      : null;
  },
};

/** Says what share of the requests it is, where it is more than one in a hundred. */
function describeShare(failed, last, first, sentence) {
  const all = increase(last, first, `${REQUESTS}_count`);
  return all > 0 && failed / all > 0.01
    ? `${sentence}: ${((failed / all) * 100).toFixed(0)} % of the requests.`
    : null;
}

function drawAlerts() {
  const last = readings.at(-1);
  const first = readings.find(({ at }) => last.at - at <= WINDOW_MS / 2);
  const holding = Object.entries(ALERTS).flatMap(([name, read]) => {
    const sentence = first === last && read.length > 1 ? null : read(last, first);
    return sentence === null ? [] : [[name, sentence]];
  });
  const place = document.querySelector('#alerts');
  const text = JSON.stringify(holding);
  if (place.dataset.shown === text) return;
  place.dataset.shown = text;
  place.replaceChildren(
    ...holding.map(([name, sentence]) =>
      element(
        'li',
        {},
        element('b', {}, sentence),
        ' ',
        element('a', { href: `runbook#${name.toLowerCase()}` }, `What to do: ${name}`),
      ),
    ),
  );
  place.hidden = holding.length === 0;
}

function drawAbout(reading) {
  const build = findSamples(reading, 'build_info')[0]?.labels;
  const startedAt = findSamples(reading, 'process_start_time_seconds')[0]?.value;
  const up = startedAt === undefined ? '' : `up ${toAge(Date.now() / 1000 - startedAt)}`;
  const version = build ? `version ${build.version}, Node.js ${build.node}, ${build.database}` : '';
  document.querySelector('#about').textContent = [version, up].filter(Boolean).join(', ');
}

function drawState(style, text) {
  const state = document.querySelector('#state');
  state.className = style;
  state.textContent = text;
}

/** @type {Reading[]} */
const readings = [];
/** The oldest reading that has operations apart. @type {Reading | undefined} */
let oldest;

const toSummed = ({ at, samples }) => ({ at, samples: sumRequests(samples) });

/** Takes over what the process remembers. */
async function readHistory() {
  const history = await fetch('history').then((response) => response.json());
  const toReading = ({ age, text }) => ({ at: performance.now() - age, samples: parseMetrics(text) });
  readings.push(...history.readings.map(toReading).map(toSummed));
  if (history.oldest) oldest = toReading(history.oldest);
}

async function read() {
  try {
    if (readings.length === 0) await readHistory();
    const [metrics, ready, failures] = await Promise.all(
      ['metrics', 'readyz', 'failures'].map((path) => fetch(path)),
    );
    const { status, reason, lowDisk, artifactStore } = await ready.json();
    if (!metrics.ok) throw new Error(`/metrics responds with ${metrics.status}`);
    const whole = { at: performance.now(), samples: parseMetrics(await metrics.text()) };
    readings.push(toSummed(whole));
    while (readings.at(-1).at - readings[0].at > WINDOW_MS) readings.shift();
    oldest ??= whole;
    if (!ready.ok) drawState('bad', `${status}: ${reason}`);
    else if (lowDisk) drawState('bad', 'ready, but uploads are refused: too little disk is free');
    else if (artifactStore === 'down')
      drawState('bad', 'ready, but uploads are refused: the store of artifacts cannot be reached');
    else drawState('good', status);
    drawFailures(await failures.json());
    draw(whole);
  } catch (error) {
    drawState('bad', `The process does not respond (${error.message}); the next try follows.`);
  }
  setTimeout(() => void read(), INTERVAL * 1000);
}

function draw(whole) {
  const last = readings.at(-1);
  document.querySelector('#charts').replaceChildren(...CHARTS.map((chart) => drawChart(chart, readings)));
  drawAlerts();
  drawFacts(last, readings[0]);
  drawOperations(whole, oldest);
  drawProjects(last);
  drawAbout(last);
}

document.querySelector('#interval').textContent = `read every ${INTERVAL} s`;
void read();
