import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { startServer, type ServerProcess } from '../../src/wiring/testing/server-process.js';
import { BREAKAGES, startBrokenService } from '../../contract-tests/testing/broken-service.js';
import { packContract } from './pack.js';

// The package as a stranger has it: installed from its tarball in an empty folder, far from this repository.

const MAX_TARBALL_BYTES = 1_000_000;

let folder: string;
let server: ServerProcess;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-package-'));
  const tarball = await packContract(folder);
  const { size } = await stat(tarball);
  assert.ok(size < MAX_TARBALL_BYTES, `the tarball has ${size} bytes`);
  await promisify(execFile)('npm', [
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    tarball,
  ]);
  server = await startServer({
    services: ['verification'],
    environment: { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' },
  });
});

after(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** What the proxy breaks, and a read for the service-wide checks: other tests run all. */
const OPERATIONS = '--operation=getRecord,getLiveFeed,resolveVerdicts,getHealth';

interface Run {
  exitCode: number | null;
  output: string;
}

/** Runs the installed command in its folder. */
async function runCommand(...argv: string[]): Promise<Run> {
  const child = spawn(join(folder, 'node_modules/.bin/record-services-contract'), argv, {
    cwd: folder,
    // A variable of our tests is any other to strangers.
    env: { ...process.env, GITHUB_STEP_SUMMARY: '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, output };
}

async function readReport(name: string): Promise<string> {
  return readFile(join(folder, 'contract-report', name), 'utf8');
}

describe('The packed contract tests', () => {
  test('install nothing else', async () => {
    const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
      packages: object;
    };
    assert.deepEqual(Object.keys(lock.packages), ['', 'node_modules/record-services-contract']);
    const hasLicenses = await stat(
      join(folder, 'node_modules/record-services-contract/THIRD-PARTY-LICENSES'),
    );
    assert.ok(hasLicenses.size > 1000);
  });

  test('pass on a server that does as documented', async () => {
    const { exitCode, output } = await runCommand(
      '--verification',
      server.urls['verification'] ?? '',
      OPERATIONS,
      '--write',
      '--min-passed=50%',
      '--timeout=90',
    );
    assert.equal(exitCode, 0, output);
    assert.match(output, / 0 failed, \d+ skipped; \d+ of \d+ documented responses were requested\n/);
    assert.match(await readReport('summary.md'), /all tested responses are as documented/);
  });

  test('have one finding for each of three broken things, with a request that shows it', async (context) => {
    const proxy = await startBrokenService(server.urls['verification'] ?? '');
    context.after(() => proxy.stop());
    const { exitCode, output } = await runCommand('--verification', proxy.url, OPERATIONS, '--write');
    assert.equal(exitCode, 1, output);
    const summary = await readReport('summary.md');
    const findings = summary.split('\n### ').slice(1);
    const findPlace = (finding: string): string => finding.split(/ and \d+ more|\n/)[0] ?? '';
    assert.deepEqual(
      findings.map(findPlace).sort(),
      BREAKAGES.map((place) => `verification ${place}`).sort(),
    );
    assert.match(output, /\/data\/rank: expected integer or null, got "4"\./);
    assert.match(await readReport('junit.xml'), /<failure [^]*\/data\/rank: expected integer or null/);
    const find = (part: string): string => {
      const finding = findings.find((one) => findPlace(one).includes(part)) ?? '';
      return /^curl .*$/m.exec(finding)?.[0] ?? '';
    };
    await reproduces(find('/records/'), /"rank":"4"/);
    await reproduces(find('/live'), /^HTTP\/1\.1 200 OK\r\n(?![^]*^x-request-id:)[^]*"live_at"/im);
    await reproduces(find('/batch'), /^HTTP\/1\.1 422 /m);
  });

  /** The request of a finding shows it again, run by a shell, and pasted into an interactive one. */
  async function reproduces(request: string, fault: RegExp): Promise<void> {
    const { stdout } = await promisify(execFile)('sh', ['-c', request]);
    assert.match(stdout, fault);
    const bash = spawn('bash', ['--norc', '--noprofile', '-i'], { stdio: ['pipe', 'pipe', 'ignore'] });
    let output = '';
    bash.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    bash.stdin.end(request);
    const [exitCode] = (await once(bash, 'close')) as [number | null];
    assert.equal(exitCode, 0);
    assert.match(output, fault);
  }

  test('end with 2 without an address, and say how to call them', async () => {
    const { exitCode, output } = await runCommand();
    assert.equal(exitCode, 2, output);
    assert.match(output, /Give the address of a service to test/);
    const help = await runCommand('--help');
    assert.equal(help.exitCode, 0);
    assert.match(help.output, /^Usage: npx record-services-contract[^]*Examples:/);
  });
});
