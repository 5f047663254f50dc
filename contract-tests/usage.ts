/** Where the command is run: in the repository, where it can start servers, or as a package. */
export interface UsagePlace {
  canSpawn: boolean;
  reportFolder: string;
}

const SPAWNED = `Without URLs: tests servers that it starts itself, and Prism's mocks of the documents.
  --separate             each service in its own process, on the PostgreSQL of TEST_DATABASE_URL

`;

/** Returns the text of `--help` for a command of this name. */
export function toUsage(command: string, { canSpawn, reportFolder }: UsagePlace): string {
  const mock = canSpawn
    ? ''
    : `  ${command} mock --verification           serves the examples of a document; see ${command} mock --help\n`;
  return `Usage: ${command} [options]

Compares every documented response of the services with what a running server returns.

${canSpawn ? SPAWNED : ''}With URLs: tests a deployment.
  --aggregator URL, --verification URL, --catalog URL
                         base URLs of the services to test, without /api/v1
  --ingest-token TOKEN   the deployment's INGEST_TOKEN, better given by the environment variable of that name,
                         as arguments show in process lists
  --webhook-secret TEXT  the deployment's WEBHOOK_SECRET, likewise
  --read-only            sends nothing that changes state

Results:
  --only SERVICE         tests one service
  --operation ID         tests one operation, by its operationId; may be repeated
  --report FOLDER        where the results go; ${reportFolder} by default
  --min-passed N         fails where fewer documented responses passed; N% for a share of those of the tested operations
  --since RESULTS.json   marks what failed in this run and not in that one

Exit code: 0 nothing failed, 1 something failed, 2 wrong use or no service reachable.
What was skipped is listed with its reason.

Examples:
  ${command} --verification https://v.example
  ${command} --verification https://v.example --read-only --min-passed 20
  ${command} --catalog https://c.example --operation getMap
  INGEST_TOKEN=… ${command} --aggregator https://a.example --catalog https://c.example
  ${command} --catalog https://c.example --since last/results.json
${mock}`.trimEnd();
}

/** Whether a command line asks for help. */
export function isHelp(argv: string[]): boolean {
  return argv.some((argument) => /^(-h|--help)$/.test(argument));
}
