import { parseArgs } from 'node:util';

/** The services that have a document. */
const SERVICES = ['aggregator', 'verification', 'catalog'] as const;
export type Service = (typeof SERVICES)[number];

/**
 * Returns the services and URLs that a command line names, such as `--catalog http://127.0.0.1:4003`. `--help` prints the usage and
 * ends the process. Throws a sentence where no service is named, or something else.
 */
export function readUrls(usage: string): [Service, string][] {
  const url = { type: 'string' } as const;
  const options = { aggregator: url, verification: url, catalog: url, help: { type: 'boolean' } } as const;
  const { values } = readOptions(() => parseArgs({ options }));
  if (values.help === true) {
    console.log(usage);
    process.exit(0);
  }
  const urls = SERVICES.flatMap((name): [Service, string][] => {
    const given = values[name] ?? '';
    return given === '' ? [] : [[name, given.replace(/\/$/, '')]];
  });
  if (urls.length === 0)
    throw new Error(
      `Give the address of a server: ${SERVICES.map((name) => `--${name} URL`).join(', ')}. --help says more.`,
    );
  return urls;
}

/** Throws one sentence about a fault of a command line. */
function readOptions<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/[.\n]/);
    throw new Error(`${sentence}. --help lists what there is.`, { cause: error });
  }
}

/** Runs a command and sets the process's exit code: what it returns, or 2 with the sentence of its error. */
export async function exitCodeOf(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
