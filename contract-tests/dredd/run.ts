// Dredd against any server: it replays the published examples. When: by hand, `npm run dredd`. Reads: generated/*/openapi.json, the
// server. Writes: what the examples of the documents store.
import { exitCodeOf, readUrls } from '../testing/witness-options.js';
import { runDredd } from './run-dredd.js';

const USAGE = `Usage: npm run dredd -- [--aggregator URL] [--verification URL] [--catalog URL]

Lets Dredd send the requests of the published examples to servers that run, and compare each response with its example. INGEST_TOKEN and
WEBHOOK_SECRET are sent where they are set. It writes what the examples store: it is for the demo or a server of your own.

Example:
  npm run demo & npm run dredd -- --aggregator http://127.0.0.1:4001`;

const { INGEST_TOKEN: token = '', WEBHOOK_SECRET: secret = '' } = process.env;
await exitCodeOf(async () => {
  let failed = 0;
  for (const [service, url] of readUrls(USAGE)) {
    const { output, passing, failing, skipped, total } = await runDredd({ service, url, token, secret });
    console.log(output);
    for (const reason of skipped) console.log(`skipped: ${reason}`);
    console.log(`${service}: ${passing} of ${total} passed, ${failing} failed, ${skipped.length} skipped`);
    failed += failing + (total === 0 ? 1 : 0);
  }
  return failed === 0 ? 0 : 1;
});
