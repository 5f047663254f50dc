import type { Failure } from '../http/metrics.js';
import { escapeHtml } from '../web/escape-html.js';
import { listProblems, toAge, toBytes, type Reading } from './problems.js';

/** The state of a process, as /readyz says it. */
export interface State {
  /** Why it is not ready, or null. */
  reason: string | null;
  lowDisk: boolean;
  isStoreUp: boolean | null;
}

interface PageFacts {
  state: State;
  reading: Reading;
  failures: readonly Failure[];
  now: Date;
  /** The versions of the server and of what is in it, one a line. */
  version: string;
  /** The addresses of the style sheet and the icon. */
  style: string;
  icon: string;
}

const MAX_ROWS = 10;

/** Returns the page of the admin port: what is wrong, what to do, and what happened last. Charts are in Grafana. */
export function renderOperatorPage({
  state,
  reading,
  failures,
  now,
  version,
  style,
  icon,
}: PageFacts): string {
  const problems = listProblems(reading).map(
    ([name, sentence]) =>
      `<li class="problem"><b>${escapeHtml(sentence)}</b> <a href="runbook#${name.toLowerCase()}">What to do: ${name}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Record services: state</title>
    <link rel="icon" href="${icon}" type="image/svg+xml" />
    <link rel="stylesheet" href="${style}" />
  </head>
  <body>
    <main class="page">
      <h1>Record services</h1>
      <p role="status"><b>${escapeHtml(describe(state))}</b></p>
      ${problems.length === 0 ? '<p>No problem holds now.</p>' : `<ul aria-label="Problems that hold now">${problems.join('')}</ul>`}
      ${renderFacts(reading, now, version)}
      <h2>Newest failures</h2>
      <p class="quiet">The last requests with a 5xx; the log has more under their ids.</p>
      ${renderTable(
        ['time', 'status', 'operation', 'reason', 'request id'],
        failures
          .slice(0, MAX_ROWS)
          .map(({ at, status, operation, reason, requestId }) => [
            at,
            String(status),
            operation,
            reason,
            requestId,
          ]),
      )}
      <p><a href="runbook">Runbook</a> · <a href="metrics">metrics</a> · <a href="readyz">readyz</a> · Reload for newer figures; charts are in Grafana.</p>
    </main>
  </body>
</html>
`;
}

function describe({ reason, lowDisk, isStoreUp }: State): string {
  if (reason !== null) return `not ready: ${reason}`;
  if (lowDisk) return 'ready, but uploads are refused: too little disk is free';
  if (isStoreUp === false) return 'ready, but uploads are refused: the store of artifacts cannot be reached';
  return 'ready';
}

function renderFacts({ values }: Reading, now: Date, version: string): string {
  const [start] = values('process_start_time_seconds');
  const [disk] = values('disk_free_bytes');
  const [backup] = values('backup_age_seconds');
  const [log] = values('sqlite_wal_bytes');
  const waits = values('verification_queue_oldest_seconds').filter(({ value }) => value > 0);
  const facts = [
    ['Clock', now.toISOString()],
    ['Up', start ? toAge(now.getTime() / 1000 - start.value) : ''],
    ['Versions', version.replaceAll('\n', ', ')],
    ['Disk', disk ? `${toBytes(disk.value)} free` : ''],
    ['Last backup', backup ? `${toAge(backup.value)} ago` : 'none known'],
    ["SQLite's write-ahead log", log ? toBytes(log.value) : ''],
    [
      'Oldest verdict that waits',
      waits.map(({ labels, value }) => `${labels.track} ${toAge(value)}`).join(', ') || 'none',
    ],
  ].filter(([, text]) => text !== '');
  return renderTable(['', ''], facts, false);
}

function renderTable(head: readonly string[], rows: readonly (readonly string[])[], hasHead = true): string {
  if (rows.length === 0) return '<p class="quiet">None.</p>';
  const cells = (row: readonly string[]): string => {
    return row
      .map((cell, index) =>
        !hasHead && index === 0 ? `<th scope="row">${escapeHtml(cell)}</th>` : `<td>${escapeHtml(cell)}</td>`,
      )
      .join('');
  };
  const titles = hasHead
    ? `<thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>`
    : '';
  return `<table tabindex="0">${titles}<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
}
