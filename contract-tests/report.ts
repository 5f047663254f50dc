import { toText, type Finding, type TestResult } from './test-result.js';

/** The results of a run. */
export interface Run {
  results: readonly TestResult[];
  /** Sentences about the run as a whole, each of which fails it. */
  problems: readonly string[];
  /** Which operations it was limited to, and what it has left there. */
  notes: readonly string[];
}

/** A finding, and the other places with the same cause. */
interface Cause extends Finding {
  alsoIn: string[];
}

/** How many documented responses there are, and what became of them: failed where one of their tests failed, else passed where one passed. */
export interface Counts {
  all: number;
  requested: number;
  passed: number;
  failed: number;
  skipped: number;
  /** How many could be tested on some server with these options. */
  testable: number;
}

/** Returns the sums of the documented responses of some results. */
export function countResponses(results: readonly TestResult[]): Counts {
  const cells = new Map<string, TestResult[]>();
  for (const result of results) {
    if (result.cell === null) continue;
    const name = `${result.target} ${result.service} ${result.cell}`;
    cells.set(name, [...(cells.get(name) ?? []), result]);
  }
  const all = [...cells.values()];
  const has = (tests: TestResult[], outcome: TestResult['outcome']): boolean =>
    tests.some((one) => one.outcome === outcome);
  const failed = all.filter((tests) => has(tests, 'failed')).length;
  const passed = all.filter((tests) => has(tests, 'passed') && !has(tests, 'failed')).length;
  return {
    all: all.length,
    requested: all.filter((tests) => tests.some(({ isRequested }) => isRequested)).length,
    passed,
    failed,
    skipped: all.length - failed - passed,
    testable: all.filter((tests) => !tests.every(({ isUntestable }) => isUntestable)).length,
  };
}

/** Returns the causes of all that failed, those first that most places show. */
function listCauses(results: readonly TestResult[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const finding of results.flatMap(({ findings }) => findings)) {
    const known = causes.get(finding.key) ?? { ...finding, alsoIn: [] };
    causes.set(finding.key, known);
    if (finding.place !== known.place && !known.alsoIn.includes(finding.place))
      known.alsoIn.push(finding.place);
  }
  return [...causes.values()].sort((a, b) => b.alsoIn.length - a.alsoIn.length);
}

function toPlaces({ place, alsoIn }: Cause): string {
  return alsoIn.length > 0 ? `${place} and ${alsoIn.length} more` : place;
}

/** Returns the results of a service on a target in a line. */
function toServiceLines(results: readonly TestResult[]): string[] {
  const names = new Set(results.map(({ service, target }) => `${service} on ${target}`));
  return [...names].map((name) => {
    const own = results.filter(({ service, target }) => `${service} on ${target}` === name);
    const { all, passed, failed, skipped } = countResponses(own);
    return `${name}: ${passed} of ${all} responses passed, ${failed} failed, ${skipped} skipped`;
  });
}

/** Returns why tests were skipped, each reason once. */
function toSkipLines(results: readonly TestResult[]): string[] {
  const reasons = new Map<string, number>();
  for (const { outcome, reason = '' } of results)
    if (outcome === 'skipped') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return [...reasons].map(
    ([reason, count]) => `SKIPPED ${count} ${count === 1 ? 'test' : 'tests'}: ${reason}`,
  );
}

/** More causes are shown in the report only. */
const MAX_SHOWN = 5;

/** Returns the lines of a run as a console shows it: the causes come last, where a reader's eye is. */
export function toLines({ results, problems, notes }: Run): string[] {
  const causes = listCauses(results);
  const skips = toSkipLines(results);
  const shown = causes.slice(0, MAX_SHOWN).map((cause) => {
    const [first = '', ...more] = toText(cause).split('\n');
    return [`FAILED ${toPlaces(cause)}: ${first}`, ...more.map((line) => `    ${line}`)].join('\n');
  });
  const rest = causes.slice(MAX_SHOWN).map((cause) => `FAILED ${toPlaces(cause)}`);
  const { all, requested } = countResponses(results);
  const count = (wanted: TestResult['outcome']): number =>
    results.filter(({ outcome }) => outcome === wanted).length;
  return [
    ...skips,
    ...toServiceLines(results),
    ...problems.map((problem) => `FAILED ${problem}`),
    ...shown,
    ...rest,
    ...notes,
    `${count('passed')} passed, ${count('failed') + problems.length} failed, ${count('skipped')} skipped; ${requested} of ${all} documented responses were requested`,
  ];
}

/** Returns a run in Markdown, as CI servers show it: the sums, and each cause with its request. */
export function toMarkdown({ results, problems, notes }: Run): string {
  const causes = listCauses(results);
  const { all, failed } = countResponses(results);
  const headline =
    causes.length + problems.length === 0
      ? 'all tested responses are as documented'
      : `${failed} of ${all} responses are wrong`;
  const others = ({ alsoIn }: Cause): string => alsoIn.map((name) => `\n- ${name}`).join('');
  return [
    `## Contract: ${headline}`,
    toServiceLines(results)
      .map((line) => `- ${line}`)
      .join('\n'),
    ...problems.map(fence),
    ...causes.map((cause) => `### ${toPlaces(cause)}\n\n${fence(toText(cause))}\n${others(cause)}`.trimEnd()),
    ...[notes, toSkipLines(results)]
      .filter(({ length }) => length > 0)
      .map((lines) => fence(lines.join('\n'))),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Returns a text in a fence that is longer than any in it: none of what a server has sent is markup. */
function fence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}\n${text}\n${mark}`;
}
