import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeConsole } from '../src/printable.js';
import {
  createNewFilter,
  findingsOf,
  readEarlierRun,
  runFinding,
  type EarlierRun,
} from './reporting/findings.js';
import {
  countChecks,
  countOutcomes,
  scopeOf,
  toScopeLine,
  type RunReport,
  type ServiceReport,
} from './reporting/report-model.js';
import {
  toFindingLines,
  toHeadline,
  toSinceLine,
  toSkips,
  toTable,
  toTargetLines,
} from './reporting/summary.js';
import { toBadge } from './reporting/to-badge.js';
import { toJUnit } from './reporting/to-junit.js';
import { toPage } from './reporting/to-page.js';
import { withoutSecrets } from './reporting/without-secrets.js';
import { readOptions, type MinPassed, type RunOptions } from './run-options.js';
import { suites } from './scenarios/services.js';
import type { ServiceSuite } from './scenarios/scenario.js';
import { selectOperations } from './select-operations.js';
import { isHelp } from './usage.js';

/** What runs of the contract tests from different places do differently. */
export interface Command {
  /** As people write it before its options. */
  name: string;
  usage: string;
  /** The default folder of the report. */
  reportFolder: string;
  /** Tests the wanted services; what prevents testing is one sentence each. */
  runTargets: (wanted: ServiceSuite[], options: RunOptions, startedAt: Date) => Promise<TestedTargets>;
}

export interface TestedTargets {
  reports: ServiceReport[];
  /** Sentences about the run as a whole, each of which fails it. */
  problems: string[];
  /** Whether no service could be reached. */
  isUnreachable: boolean;
}

/** The exit codes of the command. */
export const EXIT = { passed: 0, failed: 1, unusable: 2 } as const;

/**
 * Runs the contract tests as a command line describes, writes the report and prints the results. Returns the exit code: 0
 * where nothing failed, 1 for findings, 2 for wrong use or where no service could be reached.
 */
export async function runCommand(argv: string[], command: Command): Promise<number> {
  escapeConsole();
  if (isHelp(argv)) {
    console.log(command.usage);
    return EXIT.passed;
  }
  try {
    return await runOptions(argv, command);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.log('0 passed, 1 failed');
    return EXIT.unusable;
  }
}

async function runOptions(argv: string[], command: Command): Promise<number> {
  const startedAt = new Date();
  const services = suites.map(({ service }) => service);
  const options = readOptions(argv, services, { command: command.name, environment: process.env });
  const earlier = options.since === null ? null : await readEarlierRun(options.since);
  const ofServices = suites.filter(({ service }) => options.services.includes(service));
  const wanted = selectOperations(ofServices, options.operations);
  const { reports: all, problems, isUnreachable } = await command.runTargets(wanted, options, startedAt);
  const reports = withoutSecrets(all, options.settings);
  const shortfall = findShortfall(reports, options.minPassed);
  const findings = [...[...problems, ...shortfall].map(runFinding), ...findingsOf(reports)];
  const run: RunReport = {
    startedBy: commandLine(command.name, argv),
    ...(options.operations.length > 0 ? { onlyOperations: options.operations } : {}),
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    ...countChecks(reports),
    failed: findings.length,
    findings,
    reports,
  };
  const page = await writeReport(run, options.reportFolder ?? command.reportFolder, earlier);
  print(run, page, earlier);
  if (isUnreachable) return EXIT.unusable;
  return run.failed === 0 ? EXIT.passed : EXIT.failed;
}

/** Writes the results as JSON, as JUnit XML, as a badge and as a page into a folder; returns the page's path. */
async function writeReport(run: RunReport, folder: string, earlier: EarlierRun | null): Promise<string> {
  const documents = Object.fromEntries(suites.map(({ service, document }) => [service, document]));
  const page = join(folder, 'index.html');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'results.json'), `${JSON.stringify(run, null, 1)}\n`);
  await writeFile(join(folder, 'junit.xml'), toJUnit(run));
  await writeFile(join(folder, 'badge.svg'), toBadge(run));
  await writeFile(page, toPage(run, documents, { isNew: createNewFilter(earlier) }));
  return page;
}

function print(run: RunReport, page: string, earlier: EarlierRun | null): void {
  const { reports, findings } = run;
  const skips = toSkips(reports);
  const failures = toFindingLines(findings, createNewFilter(earlier));
  console.log([...skips, ...failures, '', toTable(reports), ''].join('\n'));
  const since = earlier ? [toSinceLine(run, earlier)] : [];
  console.log(
    [
      ...toTargetLines(reports),
      ...(run.onlyOperations ? [toScopeLine(run)] : []),
      toHeadline(run).replace(/[^.!?]$/, '$&.'),
      ...since,
      `The report: ${page}`,
      '',
    ].join('\n'),
  );
  console.log(
    `All checks${scopeOf(run)}, which are responses, service-wide checks, examples and Dredd's runs; failed are the findings:`,
  );
  console.log(`${run.passed} passed, ${run.failed} failed, ${run.skipped} skipped`);
}

/** Skipped cells fail no run by themselves, so that a gate on the passed ones is needed where they matter: a share is one of the tested operations. */
function findShortfall(reports: ServiceReport[], minPassed: MinPassed | null): string[] {
  if (!minPassed) return [];
  const cells = reports.flatMap((report) => report.cells);
  const { passed } = countOutcomes(cells);
  const wanted = minPassed.unit === '%' ? (cells.length * minPassed.value) / 100 : minPassed.value;
  if (passed >= wanted) return [];
  const limit = `${minPassed.value}${minPassed.unit}`;
  return [`${passed} of ${cells.length} responses passed, fewer than --min-passed ${limit} asks for.`];
}

/** Reports that others read contain no secrets and no local paths. */
function commandLine(name: string, argv: string[]): string {
  const shown = argv.flatMap((argument, index) => {
    const before = argv[index - 1] ?? '';
    if (/^--(report|since)(=|$)/.test(argument) || /^--(report|since)$/.test(before)) return [];
    if (/^--(ingest-token|webhook-secret)=/.test(argument)) return argument.replace(/=.*/, '=…');
    return /^--(ingest-token|webhook-secret)$/.test(before) ? '…' : argument;
  });
  return shown.length > 0 ? [name, ...shown].join(' ') : name.replace(/ --$/, '');
}
