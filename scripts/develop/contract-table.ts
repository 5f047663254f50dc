type Outcome = 'passed' | 'failed' | 'skipped';

/** A test of a documented response in a JUnit file of `npm run contract`; with skipped and failed ones it has a child. */
const TEST = /<testcase name="(\w+) (\d{3}): [^"]*"[^>]*?(?:\/>|>\s*<(skipped|failure)\b)/g;

/** Returns the tests of a JUnit file as HTML: for each service a table of its operations and statuses. */
export function renderContractTables(junit: string): string {
  const tables = junit
    .split(/<testsuite (?=name=)/)
    .slice(1)
    .flatMap((suite) => {
      const [, name = ''] = /^name="([^"]*)"/.exec(suite) ?? [];
      const cells = new Map<string, Map<string, Outcome[]>>();
      for (const [, operation = '', status = '', child] of suite.matchAll(TEST)) {
        const row = cells.get(operation) ?? new Map<string, Outcome[]>();
        const outcome = child === undefined ? 'passed' : child === 'skipped' ? 'skipped' : 'failed';
        cells.set(operation, row.set(status, [...(row.get(status) ?? []), outcome]));
      }
      return cells.size === 0 ? [] : [`<h2>${name}</h2>\n${renderTable(cells)}`];
    });
  if (tables.length === 0) throw new Error('The JUnit file has no test of a documented response.');
  return tables.join('\n');
}

function renderTable(cells: ReadonlyMap<string, ReadonlyMap<string, Outcome[]>>): string {
  const statuses = [...new Set([...cells.values()].flatMap((row) => [...row.keys()]))].sort();
  const head = ['Operation', ...statuses].map((text) => `<th scope="col">${text}</th>`).join('');
  const rows = [...cells].map(([operation, row]) => {
    const shown = statuses.map((status) => `<td>${summarize(row.get(status) ?? [])}</td>`).join('');
    return `<tr><th scope="row">${operation}</th>${shown}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

/** Returns how many tests passed, or what else became of some: a response has passed where none of its tests has failed. */
function summarize(outcomes: readonly Outcome[]): string {
  const count = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length;
  if (count('failed') > 0) return `${count('failed')} of ${outcomes.length} failed`;
  return count('passed') > 0 ? String(count('passed')) : outcomes.length > 0 ? 'skipped' : '';
}
