/** Where the command is run: in the repository, where it can start servers, or as a package. */
interface UsagePlace {
  canSpawn: boolean;
  reportFolder: string;
}

/** Returns the text of `--help` for a command of this name. */
export function toUsage(command: string, { canSpawn, reportFolder }: UsagePlace): string {
  return `Usage: ${command} [options]

Compares every documented response of the services with what a running server returns.

${canSpawn ? "Without URLs: tests servers that it starts itself, and Prism's mocks of the documents.\n\n" : ''}With URLs: tests a deployment, and only reads it, unless --write is given.
  --aggregator URL, --verification URL, --catalog URL
                         base URLs of the services to test, without /api/v1; https://USER:PASSWORD@HOST for Basic
  --header 'NAME: VALUE' sent with every request but preflights, for gateways; may be repeated; env:VARIABLE as the value
                         is read from the environment
  --write                sends what changes state as well, for staging; what it leaves there is said at the end
  --read-only            only reads, as without --write: for old scripts
  --wait SECONDS         waits for a server that is starting, also behind a gateway
  --timeout SECONDS      the longest wait for a state, such as a verdict; 20 by default
The secrets INGEST_TOKEN and WEBHOOK_SECRET of the deployment are read from the environment, and shown nowhere.

What is tested:
  --only SERVICE         one service
  --operation NAMES      operations, by operationId or tag; several with commas or by repeating it
  --skip NAMES           leaves operations out, named likewise; verifier leaves out what needs one that reads game files
  --implemented-only     leaves out, and lists, operations that answer valid requests with 404, 405 or 501
  --fail-fast            ends at the first finding

Results:
  --report FOLDER        where summary.md, junit.xml and results.json go; ${reportFolder} by default
  --junit FILE           writes the JUnit XML there as well
  --min-passed N         fails where fewer documented responses passed; N% for a share of those that can be tested with
                         what is given here

Exit code: 0 nothing failed, 1 something failed, 2 wrong use, nothing requested, no service reachable, or one
that ended meanwhile.
What was skipped is listed with its reason. Where GITHUB_STEP_SUMMARY is set, summary.md is added there.

Examples:
  ${command} --verification https://v.example
  ${command} --verification https://staging.example --write --min-passed 30
  ${command} --catalog https://c.example --operation getMap
  ${command} --verification http://127.0.0.1:8080 --write --implemented-only --wait 10
  ${command} --catalog https://c.example --header 'X-Api-Key: env:API_KEY'
  INGEST_TOKEN=… ${command} --aggregator https://a.example --catalog https://c.example --write`;
}

/** Whether a command line asks for help. */
export function isHelp(argv: string[]): boolean {
  return argv.some((argument) => /^(-h|--help)$/.test(argument));
}
