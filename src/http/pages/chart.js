// The step chart of a map's world records: how the best time fell, and the author's time. Drawn at its real size.
import { element, formatDay, formatTime, now } from './shared.js';

const SVG = 'http://www.w3.org/2000/svg';
const HEIGHT = 280;
const MARGIN = { top: 26, right: 16, bottom: 30, left: 76 };
const DAY_MS = 86_400_000;

function svg(name, attributes, ...children) {
  const created = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  created.append(...children);
  return created;
}

/** Returns about `count` round values between two bounds. */
function roundValues(least, most, count) {
  const rough = (most - least) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough),
  );
  const values = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) values.push(value);
  return { values, step };
}

const shortTime = (ms, step) =>
  step % 1000 === 0
    ? formatTime(ms).replace(/\.000$/, '')
    : formatTime(ms).replace(step % 100 === 0 ? /00$/ : /$^/, '');

function dateFormat(span) {
  const options =
    span > 300 * DAY_MS
      ? { month: 'short', year: 'numeric' }
      : span > 3 * DAY_MS
        ? { day: 'numeric', month: 'short' }
        : { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
  return new Intl.DateTimeFormat('en-GB', options);
}

/** Draws records, the oldest first, into a figure that follows its width. `authorMs` may be null. */
export function chartElement(records, authorMs) {
  const figure = element('figure', { class: 'chart' });
  new ResizeObserver(() => {
    const width = Math.floor(figure.clientWidth);
    if (width > 0 && figure.dataset.width !== String(width)) {
      figure.dataset.width = width;
      figure.replaceChildren(drawChart(records, authorMs, width));
    }
  }).observe(figure);
  return figure;
}

function drawChart(records, authorMs, width) {
  const left = MARGIN.left;
  const right = width - MARGIN.right;
  const bottom = HEIGHT - MARGIN.bottom;
  const first = Date.parse(records[0].recordedAt);
  const end = Math.max(now(), ...records.map(({ recordedAt }) => Date.parse(recordedAt) + 3_600_000));
  const times = [...records.map(({ wrMs }) => wrMs), ...(authorMs === null ? [] : [authorMs])];
  const room = Math.max(50, (Math.max(...times) - Math.min(...times)) * 0.12);
  const least = Math.max(0, Math.min(...times) - room);
  const most = Math.max(...times) + room;
  const x = (time) => left + ((time - first) / (end - first)) * (right - left);
  const y = (ms) => bottom - ((ms - least) / (most - least)) * (bottom - MARGIN.top);

  const { values, step } = roundValues(least, most, 4);
  const grid = values.flatMap((value) => [
    svg('line', { class: 'grid', x1: left, x2: right, y1: y(value), y2: y(value) }),
    svg('text', { x: left - 10, y: y(value) + 4, 'text-anchor': 'end' }, shortTime(value, step)),
  ]);
  const dates = dateFormat(end - first);
  const ticks = Math.max(2, Math.min(6, Math.floor((right - left) / 130)));
  const axis = Array.from({ length: ticks }, (_, index) => {
    const time = first + ((end - first) * index) / (ticks - 1);
    const anchor = index === 0 ? 'start' : index === ticks - 1 ? 'end' : 'middle';
    return svg('text', { x: x(time), y: HEIGHT - 8, 'text-anchor': anchor }, dates.format(time));
  });
  const author =
    authorMs === null
      ? []
      : [
          svg('line', { class: 'author', x1: left, x2: right, y1: y(authorMs), y2: y(authorMs) }),
          svg(
            'text',
            { class: 'author-label', x: right, y: y(authorMs) - 7, 'text-anchor': 'end' },
            `author ${formatTime(authorMs)}`,
          ),
        ];

  const points = records.map(({ recordedAt, wrMs }) => [x(Date.parse(recordedAt)), y(wrMs)]);
  const path = points.map(([px, py], index) => (index === 0 ? `M${px} ${py}` : `H${px}V${py}`)).join('');
  const area = `${path}H${right}V${bottom}H${points[0][0]}Z`;
  const dots = records.map(({ wrMs, plainHolder, recordedAt }, index) => {
    const [px, py] = points[index];
    const isLast = index === records.length - 1;
    return svg(
      'circle',
      { class: isLast ? 'last' : '', cx: px, cy: py, r: isLast ? 6 : 4.5 },
      svg('title', {}, `${formatTime(wrMs)}, ${plainHolder}, ${formatDay(recordedAt)}`),
    );
  });
  return svg(
    'svg',
    { width, height: HEIGHT, role: 'img', 'aria-label': describe(records, authorMs) },
    ...grid,
    ...axis,
    svg('path', { class: 'area', d: area }),
    ...author,
    svg('path', { class: 'line', d: `${path}H${right}` }),
    ...dots,
    ...labels(records, points, right),
  );
}

/** Writes times beside their points where there is room to the next one. */
function labels(records, points, right) {
  return records.flatMap(({ wrMs }, index) => {
    const [px, py] = points[index];
    const next = points[index + 1]?.[0] ?? Infinity;
    if (next - px < 74) return [];
    const isAtEnd = right - px < 74;
    return [
      svg(
        'text',
        {
          class: 'label',
          x: isAtEnd ? px - 10 : px + 9,
          y: isAtEnd ? py + 18 : py - 9,
          'text-anchor': isAtEnd ? 'end' : 'start',
        },
        formatTime(wrMs),
      ),
    ];
  });
}

function describe(records, authorMs) {
  const [first, last] = [records[0], records.at(-1)];
  const author = authorMs === null ? '' : ` The author's time is ${formatTime(authorMs)}.`;
  if (records.length === 1)
    return `One world record, ${formatTime(first.wrMs)} since ${formatDay(first.recordedAt)}.${author}`;
  return `${records.length} world records, from ${formatTime(first.wrMs)} on ${formatDay(first.recordedAt)} to ${formatTime(last.wrMs)} on ${formatDay(last.recordedAt)}.${author}`;
}
