// Prism's mocks of all services that have a document, which return its examples. When: by hand, `npm run mock`, while
// a client is written. Reads: generated/*/openapi.json. Writes: nothing.
import { isHelp } from '../usage.js';
import { serveMocks, toMockUsage } from './serve-mocks.js';

const COMMAND = 'npm run mock --';

async function main(argv: string[]): Promise<void> {
  if (isHelp(argv)) return console.log(toMockUsage(COMMAND));
  await serveMocks(argv, COMMAND);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(2);
});
