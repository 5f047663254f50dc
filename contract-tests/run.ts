// The contract tests of all services: the ledger, Dredd and Prism, on spawned servers or on a deployment. When: in
// `npm test` and by hand. Reads: generated/, the compiled server, a deployment's URLs from the command line. Writes:
// contract-tests/report/ or the folder that is given.
import { availableDatabases, availablePlaces, SEPARATE } from './targets/spawned-server.js';
import { countOutcomes, type RunReport, type ServiceReport } from './reporting/report-model.js';
import { withoutSecrets } from './reporting/without-secrets.js';
import { writeReport } from './reporting/write-report.js';
import { readOptions, type RunOptions } from './run-options.js';
import { runDeployment, runSpawnedServer } from './ledger/run-service.js';
import { suites } from './scenarios/services.js';
import { toRemarks, toTable, toTargetLines } from './reporting/summary.js';
import { USAGE } from './usage.js';

async function main(): Promise<void> {
  if (process.argv.slice(2).some((argument) => /^(-h|--help)$/.test(argument))) return console.log(USAGE);
  const startedAt = new Date();
  const options = readOptions(
    process.argv.slice(2),
    suites.map(({ service }) => service),
  );
  const { reports: all, findings } = await runTargets(options, startedAt);
  const reports = withoutSecrets(all, options.settings);
  const { passed, failed } = countOutcomes(reports);
  const run: RunReport = {
    startedBy: commandLine(process.argv.slice(2)),
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    passed,
    failed: failed + findings.length,
    findings,
    reports,
  };
  const page = await writeReport(run, suites, options.reportFolder);
  const failures = findings.map((finding) => `FAILED ${finding}`);
  console.log([...toRemarks(reports), ...failures, '', toTable(reports), ''].join('\n'));
  console.log([...toTargetLines(reports), `The report: ${page}`, ''].join('\n'));
  console.log(`${run.passed} passed, ${run.failed} failed`);
  process.exitCode = run.failed === 0 ? 0 : 1;
}

async function runTargets(
  options: RunOptions,
  startedAt: Date,
): Promise<{ reports: ServiceReport[]; findings: string[] }> {
  const wanted = suites.filter(({ service }) => options.services.includes(service));
  if (Object.keys(options.urls).length > 0) {
    // Names are unique to the run, since a deployment keeps the data of earlier runs.
    const run = `deployment ${startedAt.getTime()}`;
    return runDeployment(suites, wanted, options, run);
  }
  if (options.isSeparate) {
    if (!availablePlaces().includes(SEPARATE))
      throw new Error('--separate needs a PostgreSQL server: set TEST_DATABASE_URL to its address.');
    return { reports: await runSpawnedServer(suites, wanted, SEPARATE), findings: [] };
  }
  const reports: ServiceReport[] = [];
  for (const database of availableDatabases())
    reports.push(...(await runSpawnedServer(suites, wanted, database)));
  // Imported here, since Prism takes seconds to load and runs on deployments do not need it.
  const { findUnneededDifferences, runPrism } = await import('./prism/run-prism.js');
  const mocks = await runPrism(suites, wanted);
  const findings = wanted.length === suites.length ? findUnneededDifferences(mocks) : [];
  return { reports: [...reports, ...mocks], findings };
}

/** Reports that others read contain no secrets and no local paths. */
function commandLine(argv: string[]): string {
  const shown = argv.flatMap((argument, index) => {
    const before = argv[index - 1] ?? '';
    if (/^--report(=|$)/.test(argument) || before === '--report') return [];
    if (/^--(ingest-token|webhook-secret)=/.test(argument)) return argument.replace(/=.*/, '=…');
    return /^--(ingest-token|webhook-secret)$/.test(before) ? '…' : argument;
  });
  return ['npm run contract', ...(shown.length > 0 ? ['--', ...shown] : [])].join(' ');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
