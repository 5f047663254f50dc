// Prism's mocks of all services that have a document, which return its examples. When: by hand, `npm run mock`, while
// a client is written. Reads: generated/*/openapi.json. Writes: nothing.
import { startMock } from './start-mock.js';
import { suites } from '../scenarios/services.js';

const PORTS: Readonly<Record<string, number>> = { aggregator: 4011, verification: 4012, catalog: 4013 };

async function main(): Promise<void> {
  for (const { service, document } of suites) {
    const port = PORTS[service];
    if (port === undefined)
      throw new Error(
        `The mock of ${service} has no port; add one to PORTS in contract-tests/prism/mock.ts.`,
      );
    const { url } = await startMock(document, port).catch((error: unknown) => {
      throw new Error(
        `The mock of ${service} could not listen on port ${port} (${String(error)}); free it and try again.`,
      );
    });
    console.log(`${service} mock listens on ${url}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
