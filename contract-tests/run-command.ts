import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeConsole } from '../src/printable.js';
import type { CellResult } from './ledger/ledger.js';
import type { Progress } from './ledger/run-service.js';
import { collectFindings, runFinding } from './reporting/findings.js';
import {
  countChecks,
  countOutcomes,
  describeScope,
  toScopeLine,
  type RunReport,
  type ServiceReport,
} from './reporting/report-model.js';
import {
  toFindingLines,
  toHeadline,
  toMarkdown,
  toSkips,
  toTable,
  toTargetLines,
} from './reporting/summary.js';
import { toJUnit } from './reporting/to-junit.js';
import { redactSecrets } from './reporting/redact-secrets.js';
import { readOptions, VERIFIER, type MinPassed, type RunOptions } from './run-options.js';
import { suites } from './scenarios/services.js';
import type { ServiceSuite } from './scenarios/scenario.js';
import { selectOperations, withoutVerifier } from './select-operations.js';
import { isHelp } from './usage.js';

/** What runs of the contract tests from different places do differently. */
interface Command {
  /** As people write it before its options. */
  name: string;
  usage: string;
  /** The default folder of the report. */
  reportFolder: string;
  /** Tests the wanted services; what prevents testing is one sentence each. */
  runTargets: RunTargets;
}

/** Tests services as options say. */
export type RunTargets = (
  wanted: ServiceSuite[],
  options: RunOptions,
  run: { startedAt: Date; onProgress: (progress: Progress) => void },
) => Promise<TestedTargets>;

export interface TestedTargets {
  reports: ServiceReport[];
  /** Sentences about the run as a whole, each of which fails it. */
  problems: string[];
  /** Whether no service could be reached, or nothing was requested. */
  isUnusable: boolean;
  /** What the run has left on a deployment, one sentence each, and how to take it back. */
  left: string[];
}

/** The exit codes of the command. */
const EXIT = { passed: 0, failed: 1, unusable: 2 } as const;

/**
 * Runs the contract tests as a command line describes, writes the report and prints the results. Returns the exit code: 0
 * where nothing failed, 1 for findings, 2 for wrong use, where no service could be reached and where nothing was requested.
 */
export async function runCommand(argv: string[], command: Command): Promise<number> {
  escapeConsole();
  if (isHelp(argv)) {
    console.log(command.usage);
    return EXIT.passed;
  }
  try {
    const options = readOptions(argv, SERVICES, { command: command.name, environment: process.env });
    const progressLine = createProgressLine(process.stderr);
    const startedBy = commandLine(command.name, argv);
    const { run, isUnusable } = await runChecks(options, command.runTargets, {
      startedBy,
      onProgress: progressLine.show,
    }).finally(progressLine.clear);
    const summary = await writeReport(run, options.reportFolder ?? command.reportFolder);
    if (options.junitFile !== null) await writeFile(options.junitFile, toJUnit(run));
    const { GITHUB_STEP_SUMMARY: shown = '' } = process.env;
    if (shown !== '') await appendFile(shown, toMarkdown(run));
    printRun(run, summary);
    if (isUnusable) return EXIT.unusable;
    return run.failed === 0 ? EXIT.passed : EXIT.failed;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return EXIT.unusable;
  }
}

/** The documents of the services. */
const DOCUMENTS = Object.fromEntries(suites.map(({ service, document }) => [service, document]));

/** The services that can be tested. */
export const SERVICES = suites.map(({ service }) => service);

/** Tests what the options name; returns the results, and whether nothing could be reached or requested, or the server ended meanwhile. */
export async function runChecks(
  options: RunOptions,
  runTargets: RunTargets,
  { startedBy, onProgress }: { startedBy: string; onProgress: (progress: Progress) => void },
): Promise<{ run: RunReport; isUnusable: boolean }> {
  const startedAt = new Date();
  const { operations, skipped, isWithoutVerifier } = options;
  const ofServices = suites.filter(({ service }) => options.services.includes(service));
  const selected = selectOperations(ofServices, operations, skipped);
  const wanted = isWithoutVerifier ? withoutVerifier(selected) : selected;
  const {
    reports: all,
    problems,
    isUnusable,
    left,
  } = await runTargets(wanted, options, {
    startedAt,
    onProgress,
  });
  const reports = redactSecrets(all, options);
  const run = createRun(reports, {
    startedBy,
    startedAt,
    problems: [...problems, ...findShortfall(reports, options.minPassed)],
  });
  const leftOut = [...skipped, ...(isWithoutVerifier ? [VERIFIER] : [])];
  const scope = {
    ...(operations.length > 0 ? { onlyOperations: operations } : {}),
    ...(leftOut.length > 0 ? { skippedOperations: leftOut } : {}),
    ...(left.length > 0 ? { left } : {}),
  };
  return { run: { ...run, ...scope }, isUnusable };
}

/** Returns the results of some reports; `problems` are findings about the run as a whole. */
function createRun(
  reports: ServiceReport[],
  { startedBy, startedAt, problems }: { startedBy: string; startedAt: Date; problems: string[] },
): RunReport {
  const findings = [...problems.map(runFinding), ...collectFindings(reports, DOCUMENTS)];
  return {
    startedBy,
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    ...countChecks(reports),
    failed: findings.length,
    findings,
    reports,
  };
}

/** Writes the results as Markdown, JUnit XML and JSON into a folder; returns the path of what people read. */
async function writeReport(run: RunReport, folder: string): Promise<string> {
  const summary = join(folder, 'summary.md');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'results.json'), `${JSON.stringify(run, null, 1)}\n`);
  await writeFile(join(folder, 'junit.xml'), toJUnit(run));
  await writeFile(summary, toMarkdown(run));
  return summary;
}

/** Prints a run; the causes come last, where a reader's eye is. */
function printRun(run: RunReport, summary: string): void {
  const { reports, findings } = run;
  const skips = toSkips(reports);
  const headline = toHeadline(run);
  const lines = [
    // Beside findings of responses, reasons of what was not tested would push the causes out of sight.
    ...(findings.some(({ service }) => service !== null) && skips.length > 1
      ? [`SKIPPED for ${skips.length} reasons, which are in the report.`]
      : skips),
    '',
    toTable(reports),
    '',
    ...toTargetLines(reports),
    ...[toScopeLine(run)].filter(Boolean),
    ...(findings.length > 0 ? [''] : []),
    ...toFindingLines(findings),
    ...(findings.length > 0 ? [''] : []),
    // The headline of a run with one finding about it as a whole is that finding, which has just been said.
    ...(headline === findings[0]?.sentence ? [] : [headline.replace(/[^.!?]$/, '$&.')]),
    ...(run.left ?? []),
    `The report: ${summary}`,
    `All checks${describeScope(run)}; what failed is counted by its causes:`,
    `${run.passed} passed, ${run.failed} failed, ${run.skipped} skipped`,
  ];
  console.log(lines.join('\n'));
}

/** Skipped cells fail no run by themselves, so that a gate on the passed ones is needed where they matter: a share is one of what could be tested. */
function findShortfall(reports: ServiceReport[], minPassed: MinPassed | null): string[] {
  if (!minPassed) return [];
  const cells = reports.flatMap((report) => report.cells).filter((cell) => !isUntestable(cell));
  const { passed } = countOutcomes(cells);
  const wanted = minPassed.unit === '%' ? (cells.length * minPassed.value) / 100 : minPassed.value;
  if (passed >= wanted) return [];
  const limit = `${minPassed.value}${minPassed.unit}`;
  return [
    `${passed} of ${cells.length} responses that can be tested there passed, fewer than --min-passed ${limit} asks for.`,
  ];
}

function isUntestable({ scenarios }: CellResult): boolean {
  return scenarios.every((result) => result.isUntestable === true);
}

/** Reports that others read contain no secrets and no local paths. */
function commandLine(name: string, argv: string[]): string {
  const shown = argv.flatMap((argument, index) => {
    const before = argv[index - 1] ?? '';
    if (/^--(report|junit)(=|$)/.test(argument) || /^--(report|junit)$/.test(before)) return [];
    if (/^--header=/.test(argument)) return argument.replace(/:.*/, ': …');
    if (before === '--header') return argument.replace(/:.*/, ': …');
    return argument.replace(/\/\/[^/]*@/, '//…@');
  });
  return shown.length > 0 ? [name, ...shown].join(' ') : name.replace(/ --$/, '');
}

const CLEAR_LINE = '\r\u001b[K';
const MIN_PAUSE_MS = 100;

/** Returns a line that says how far a run is, written over itself on a terminal, and nothing elsewhere. */
function createProgressLine(stream: NodeJS.WriteStream): {
  show: (progress: Progress) => void;
  clear: () => void;
} {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  let shownAt = -Infinity;
  return {
    show: ({ service, done, all, failed }) => {
      if (performance.now() - shownAt < MIN_PAUSE_MS) return;
      shownAt = performance.now();
      stream.write(`${CLEAR_LINE}${service}: ${done} of ${all} scenarios, ${failed} failed`);
    },
    clear: () => void stream.write(CLEAR_LINE),
  };
}
