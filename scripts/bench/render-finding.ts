import type { Finding, Goal } from './bench.js';

/** Returns a finding as text: its tables in columns, then a line per goal. */
export function renderFinding({ tables, goals }: Finding): string {
  return [...tables.map(renderTable), goals.map(renderGoal).join('\n')].join('\n\n');
}

function renderTable({ header, rows }: Finding['tables'][number]): string {
  const lines = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const rendered = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return rendered.map((line) => `  ${line}`).join('\n');
}

function renderGoal({ text, isReached, isAcceptable }: Goal): string {
  const state = isReached ? 'reached' : isAcceptable ? 'missed' : 'FAILED';
  return `  goal ${state}: ${text}`;
}
