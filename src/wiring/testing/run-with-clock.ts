/** Starts the services with a clock that is TEST_CLOCK_LEAD_MS ahead of this machine's. */
import { run } from '../run.js';

const leadMs = Number(process.env['TEST_CLOCK_LEAD_MS'] ?? 0);

run({ now: () => new Date(Date.now() + leadMs) }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
