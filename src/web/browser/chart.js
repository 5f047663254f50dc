// A step chart: a value over time. Drawn at its real size, again when that changes.
import { formatDay, now } from './dom.js';

/** @typedef {{at: number, value: number, note: string}} Point */
/** @typedef {{format: (value: number) => string, name: string, line?: {value: number, label: string} | null, floor?: number}} Options */

const SVG = 'http://www.w3.org/2000/svg';
const HEIGHT = 260;
const MARGIN = { top: 26, right: 16, bottom: 30, left: 80 };

/** @param {string} name @param {Record<string, string | number>} attributes @param {...(Node | string)} children */
function svg(name, attributes, ...children) {
  const created = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, String(value));
  created.append(...children);
  return created;
}

/** Returns about four round values between two bounds. @param {number} least @param {number} most */
function roundValues(least, most) {
  const rough = Math.max(1, (most - least) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const values = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) values.push(value);
  return values;
}

/** Draws points, the oldest first, into a figure. @param {readonly Point[]} points @param {Options} options */
export function chartElement(points, options) {
  const figure = document.createElement('figure');
  figure.className = 'chart';
  new ResizeObserver(() => {
    const width = Math.floor(figure.clientWidth);
    if (width === 0 || figure.dataset.width === String(width)) return;
    figure.dataset.width = String(width);
    figure.replaceChildren(drawChart(points, options, width));
  }).observe(figure);
  return figure;
}

/** @param {readonly Point[]} points @param {Options} options @param {number} width */
function drawChart(points, { format, name, line, floor }, width) {
  const [right, bottom] = [width - MARGIN.right, HEIGHT - MARGIN.bottom];
  const first = points[0]?.at ?? 0;
  const end = Math.max(now(), ...points.map(({ at }) => at + 3_600_000));
  const values = [...points.map(({ value }) => value), ...(line ? [line.value] : [])];
  const room = Math.max(1, (Math.max(...values) - Math.min(...values)) * 0.12);
  const least = floor ?? Math.max(0, Math.min(...values) - room);
  const most = Math.max(...values) + room;
  const x = (/** @type {number} */ at) =>
    MARGIN.left + ((at - first) / (end - first)) * (right - MARGIN.left);
  const y = (/** @type {number} */ value) =>
    bottom - ((value - least) / (most - least)) * (bottom - MARGIN.top);
  const grid = roundValues(least, most).flatMap((value) => [
    svg('line', { class: 'grid', x1: MARGIN.left, x2: right, y1: y(value), y2: y(value) }),
    svg('text', { x: MARGIN.left - 10, y: y(value) + 4, 'text-anchor': 'end' }, format(value)),
  ]);
  const days = [
    svg('text', { x: MARGIN.left, y: HEIGHT - 8 }, formatDay(first)),
    svg('text', { x: right, y: HEIGHT - 8, 'text-anchor': 'end' }, formatDay(end)),
  ];
  const level = line
    ? [
        svg('line', { class: 'level', x1: MARGIN.left, x2: right, y1: y(line.value), y2: y(line.value) }),
        svg('text', { x: right, y: y(line.value) - 7, 'text-anchor': 'end' }, line.label),
      ]
    : [];
  const steps = points.map(({ at, value }, index) =>
    index === 0 ? `M${x(at)} ${y(value)}` : `H${x(at)}V${y(value)}`,
  );
  const path = `${steps.join('')}H${right}`;
  const dots = points.map(({ at, value, note }) =>
    svg(
      'circle',
      { cx: x(at), cy: y(value), r: points.length > 60 ? 2 : 4.5 },
      svg('title', {}, `${format(value)}, ${note}, ${formatDay(at)}`),
    ),
  );
  const [oldest, newest] = [points[0], points.at(-1)];
  const range = `from ${format(oldest?.value ?? 0)} on ${formatDay(first)} to ${format(newest?.value ?? 0)} on ${formatDay(newest?.at ?? 0)}`;
  const label = `${name}, ${range}.${line ? ` Level: ${line.label}.` : ''}`;
  return svg(
    'svg',
    { width, height: HEIGHT, role: 'img', 'aria-label': label },
    ...grid,
    ...days,
    svg('path', { class: 'area', d: `${path}V${bottom}H${x(first)}Z` }),
    ...level,
    svg('path', { class: 'line', d: path }),
    ...dots,
  );
}
