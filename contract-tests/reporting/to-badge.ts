import { escapeHtml } from '../../src/http/docs/escape-html.js';
import { countResponses, describeScope, type RunReport } from './report-model.js';

const GREEN = '#1a7f45';
const RED = '#b3261e';
/** Of Verdana at 11 pixels, on average. */
const CHARACTER_WIDTH = 6.6;
const PADDING = 10;

/** Returns the result as a badge for a README: an SVG that needs nothing else. */
export function toBadge(run: RunReport): string {
  const { failed, reports } = run;
  const label = `contract${describeScope(run)}`;
  const { all, passed, failed: wrong } = countResponses(reports);
  const message =
    failed === 0
      ? `${passed} of ${all} passed`
      : wrong > 0
        ? `${wrong} of ${all} failed`
        : `${failed} failed`;
  const [left, right] = [measureWidth(label), measureWidth(message)];
  const title = escapeHtml(`${label}: ${message}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}"><title>${title}</title>
<clipPath id="round"><rect width="${left + right}" height="20" rx="3"/></clipPath>
<g clip-path="url(#round)"><rect width="${left}" height="20" fill="#3d4248"/><rect x="${left}" width="${right}" height="20" fill="${failed === 0 ? GREEN : RED}"/></g>
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="${left / 2}" y="14">${label}</text><text x="${left + right / 2}" y="14">${escapeHtml(message)}</text></g>
</svg>
`;
}

function measureWidth(text: string): number {
  return Math.round(text.length * CHARACTER_WIDTH) + PADDING;
}
