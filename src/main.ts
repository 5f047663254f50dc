import { run } from './main/run.js';

run({ now: () => new Date() }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
