// Reads /metrics every few seconds and draws the difference between readings. All history is in this page.

/** Seconds between two readings: 5, or `?interval=` from 1 to 60. */
const INTERVAL = Math.min(60, Math.max(1, Number(new URLSearchParams(location.search).get('interval')) || 5));
/** Ten minutes of readings every five seconds. */
const MAX_READINGS = 121;
const MAX_OPERATIONS = 30;
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

const samplesOf = (reading, name, matches = () => true) =>
  (reading.samples.get(name) ?? []).filter(({ labels }) => matches(labels));

const sumOf = (reading, name, matches) =>
  samplesOf(reading, name, matches).reduce((sum, { value }) => sum + value, 0);

/** Returns the samples of a counter as increases since an earlier reading; a process that started anew counts from 0. */
function increases(later, earlier, name, matches) {
  const before = new Map(samplesOf(earlier, name).map(({ key, value }) => [key, value]));
  return samplesOf(later, name, matches).map((sample) => {
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

/** Each line is a function of two neighbouring readings. */
const CHARTS = [
  {
    title: 'Requests a second',
    lines: [['', (later, earlier) => perSecond(later, earlier, `${REQUESTS}_count`)]],
    show: (value) => toShort(value),
  },
  {
    title: 'Errors a second',
    lines: [
      ['5xx', (later, earlier) => perSecond(later, earlier, `${REQUESTS}_count`, statusFrom('5'))],
      ['4xx', (later, earlier) => perSecond(later, earlier, `${REQUESTS}_count`, statusFrom('4'))],
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
    lines: [['p99', (later) => samplesOf(later, 'nodejs_eventloop_lag_p99_seconds')[0]?.value ?? null]],
    show: toDuration,
  },
  {
    title: 'Requests in flight',
    lines: [['', (later) => sumOf(later, 'http_requests_in_flight')]],
    show: (value) => toShort(value),
  },
  {
    title: 'Database connections',
    lines: [
      ['used', (later) => sumOf(later, 'database_connections', ({ state }) => state === 'used')],
      ['waiting', (later) => sumOf(later, 'database_connections', ({ state }) => state === 'pending')],
    ],
    show: (value) => toShort(value),
  },
  {
    title: 'Verification queue',
    lines: [
      ['waiting', (later) => sumOf(later, 'verification_queue_jobs', ({ state }) => state === 'waiting')],
      ['under way', (later) => sumOf(later, 'verification_queue_jobs', ({ state }) => state === 'leased')],
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
    lines: [['', (later) => sumOf(later, 'process_resident_memory_bytes')]],
    show: toBytes,
  },
  {
    title: 'Free disk',
    lines: [['', (later) => samplesOf(later, 'disk_free_bytes')[0]?.value ?? null]],
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

function drawLine(values, max, style) {
  const line = document.createElementNS(SVG, 'polyline');
  const step = 300 / (MAX_READINGS - 2);
  const offset = MAX_READINGS - 1 - values.length;
  const points = values.flatMap((value, index) =>
    value === null ? [] : [`${((offset + index) * step).toFixed(1)},${(54 - (value / max) * 50).toFixed(1)}`],
  );
  line.setAttribute('points', points.join(' '));
  line.setAttribute('class', style);
  return line;
}

function drawChart({ title, lines, show }, readings) {
  const series = lines.map(([, read]) =>
    readings.slice(1).map((reading, index) => read(reading, readings[index])),
  );
  const max = Math.max(...series.flat().map((value) => value ?? 0), Number.MIN_VALUE);
  const shown = series
    .map((values) => values.at(-1) ?? null)
    .map((value) => (value === null ? '–' : show(value)));
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 300 56');
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('role', 'img');
  svg.setAttribute(
    'aria-label',
    `${title}: ${lines.map(([name], index) => `${name} ${shown[index]}`).join(', ')}`,
  );
  const styles = ['first', 'second'];
  // The first line is the most important one, so it is drawn last.
  svg.append(...series.map((values, index) => drawLine(values, max, styles[index])).reverse());
  const values = lines.map(([name], index) =>
    element(
      'span',
      lines.length > 1 ? { class: styles[index] } : {},
      shown[index],
      element('small', {}, name && ` ${name}`),
    ),
  );
  const highest = max > Number.MIN_VALUE ? `highest ${show(max)}` : '';
  const span = (MAX_READINGS - 1) * INTERVAL;
  return element(
    'figure',
    {},
    element('figcaption', {}, element('span', {}, title), element('span', {}, highest)),
    element('div', { class: 'values' }, ...values),
    svg,
    element(
      'div',
      { class: 'axis', 'aria-hidden': 'true' },
      element('span', {}, `${toAge(span)} ago`),
      element('span', {}, 'now'),
    ),
  );
}

/** Returns a row per operation that was called between two readings, those that took most time first. */
function readOperations(later, earlier) {
  const rows = new Map();
  const rowOf = ({ service, operation }) => {
    const key = `${service}/${operation}`;
    if (!rows.has(key))
      rows.set(key, { service, operation, count: 0, seconds: 0, refused: 0, failed: 0, buckets: [] });
    return rows.get(key);
  };
  for (const { labels, value } of increases(later, earlier, `${REQUESTS}_count`)) {
    const row = rowOf(labels);
    row.count += value;
    if (labels.status.startsWith('4')) row.refused += value;
    if (labels.status.startsWith('5')) row.failed += value;
  }
  for (const { labels, value } of increases(later, earlier, `${REQUESTS}_sum`))
    rowOf(labels).seconds += value;
  for (const sample of increases(later, earlier, `${REQUESTS}_bucket`))
    rowOf(sample.labels).buckets.push(sample);
  return [...rows.values()].filter(({ count }) => count > 0).sort((a, b) => b.seconds - a.seconds);
}

function drawOperations(later, earlier) {
  const seconds = (later.at - earlier.at) / 1000;
  const rows = readOperations(later, earlier);
  const number = (text, style = '') => element('td', { class: `number ${style}` }, text);
  document.querySelector('#window').textContent =
    rows.length === 0
      ? 'No request in the time that this page has been open.'
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
            number(toShort(count / seconds)),
            number(toDuration(quantile(0.5, buckets) ?? 0)),
            number(toDuration(quantile(0.99, buckets) ?? 0)),
            number(toShort(refused)),
            number(toShort(failed), failed > 0 ? 'bad' : ''),
          ),
        ),
    );
}

function drawProjects(reading) {
  const rows = samplesOf(reading, 'ingest_age_seconds').sort((a, b) => a.value - b.value);
  document
    .querySelector('#projects')
    .replaceChildren(
      ...rows.map(({ labels, value }) =>
        element(
          'tr',
          {},
          element('td', {}, labels.project),
          element('td', { class: 'number' }, toAge(value)),
        ),
      ),
    );
}

function drawAbout(reading) {
  const build = samplesOf(reading, 'build_info')[0]?.labels;
  const startedAt = samplesOf(reading, 'process_start_time_seconds')[0]?.value;
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

async function read() {
  try {
    const [metrics, ready] = await Promise.all([fetch('metrics'), fetch('readyz')]);
    const { status, reason, lowDisk, artifactStore } = await ready.json();
    if (!metrics.ok) throw new Error(`/metrics responds with ${metrics.status}`);
    readings.push({ at: performance.now(), samples: parseMetrics(await metrics.text()) });
    if (readings.length > MAX_READINGS) readings.shift();
    if (!ready.ok) drawState('bad', `${status}: ${reason}`);
    else if (lowDisk) drawState('bad', 'ready, but uploads are refused: too little disk is free');
    else if (artifactStore === 'down')
      drawState('bad', 'ready, but uploads are refused: the store of artifacts cannot be reached');
    else drawState('good', status);
    draw();
  } catch (error) {
    drawState('bad', `The process does not respond (${error.message}); the next try follows.`);
  }
  setTimeout(() => void read(), INTERVAL * 1000);
}

function draw() {
  const last = readings.at(-1);
  document.querySelector('#charts').replaceChildren(...CHARTS.map((chart) => drawChart(chart, readings)));
  drawOperations(last, readings[0]);
  drawProjects(last);
  drawAbout(last);
}

document.querySelector('#interval').textContent = `read every ${INTERVAL} s`;
void read();
