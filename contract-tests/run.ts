// The contract tests of all services, on servers that it starts or on a deployment. When: by hand; `npm test` runs contract.test.ts itself.
// Reads: generated/, the compiled server, a deployment's URLs from the command line. Writes: contract-tests/report/ or the folder that
// is given.
import { fileURLToPath } from 'node:url';
import { runCommand } from './command.js';
import { projectRoot } from './contract/project.js';

process.exitCode = await runCommand(process.argv.slice(2), {
  name: 'npm run contract --',
  canSpawn: true,
  reportFolder: fileURLToPath(new URL('contract-tests/report/', projectRoot)),
});
