import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { test } from 'node:test';
import { createDeepVerifier, findSandbox, type DeepVerifierOptions } from './deep-track.js';
import { openPath } from './testing/open-path.js';
import { createTestFolder } from './testing/test-folder.js';
import type { Verifier } from './verdict.js';

const folder = createTestFolder();
const map = folder.write('a map', 'map');
const replay = folder.write('a replay', 'replay');
const NO_EVIDENCE = { findings: [], run: null };
const input = { mapSha256: map, replaySha256: replay, mapUid: 'uid' };

/** A deep verifier whose command is a Node.js script; its file name has a space, so it needs the quotes. */
function createVerifier(script: string, options: Partial<DeepVerifierOptions> = {}): Verifier {
  const path = folder.write('deep verifier.cjs', script);
  const command = `"${process.execPath}" "${path}" --level 3`;
  return createDeepVerifier({
    open: openPath,
    command,
    timeLimitMs: 30_000,
    outputLimitBytes: 4096,
    ...options,
  });
}

function writing(verdict: unknown): string {
  return `console.log(${JSON.stringify(JSON.stringify(verdict))});`;
}

test('gives the verdict that the command writes, whatever is on its standard error', async () => {
  const verdict = { status: 'pass', reason_code: 'verified', confidence: 'high', policy_version: 'sim-3' };
  const verify = createVerifier(`console.error('careful');${writing(verdict)}`);
  assert.deepEqual(await verify(input), { ...verdict, ...NO_EVIDENCE });
});

test('passes its arguments and both paths, map uid and run, and of our environment only PATH, LANG and TZ', async () => {
  const seen = folder.path('seen.json');
  const script =
    `require('fs').writeFileSync(${JSON.stringify(seen)}, JSON.stringify([process.argv.slice(2), process.env]));` +
    writing({ status: 'pass' });
  const environment = { PATH: '/bin', TZ: 'UTC', HOME: '/root', INGEST_TOKEN: 'secret' };
  const run = { time_ms: 7038, account_id: '085e1d24-7d55-496d-ad7a-1eb1efec09eb' };
  await createVerifier(script, { environment })({ ...input, run });
  const [args, variables] = JSON.parse(readFileSync(seen, 'utf8')) as [string[], Record<string, string>];
  assert.deepEqual(args, ['--level', '3', map, replay]);
  const given = { MAP_UID: 'uid', ACCOUNT_ID: run.account_id, TIME_MS: '7038' };
  assert.deepEqual(variables, { PATH: '/bin', TZ: 'UTC', ...given });
});

test('a missing file gives artifacts_missing, without starting the command', async () => {
  const verify = createVerifier('process.exit(1)');
  const missing = {
    status: 'unavailable',
    reason_code: 'artifacts_missing',
    confidence: null,
    policy_version: null,
    ...NO_EVIDENCE,
  };
  assert.deepEqual(await verify({ ...input, mapSha256: folder.path('nowhere') }), missing);
  assert.deepEqual(await verify({ ...input, replaySha256: folder.path('nowhere') }), missing);
});

const failures: [
  name: string,
  script: string,
  options: Partial<DeepVerifierOptions>,
  error: RegExp | object,
][] = [
  [
    'a non-zero exit',
    `console.error('no game found'); process.exit(3)`,
    {},
    /exited with code 3\. .*no game found$/,
  ],
  ['an exit by a signal', `process.kill(process.pid, 'SIGTERM')`, {}, /was ended by SIGTERM/],
  ['no line', '', {}, /exactly one line of JSON/],
  ['a line that is no verdict', writing({ status: 'maybe' }), {}, /wrote status "maybe"/],
  ['more output than allowed', `console.log('x'.repeat(5000))`, {}, /wrote more than 4096 bytes/],
  ['endless output', `setInterval(() => console.log('x'), 0)`, { outputLimitBytes: 9 }, /more than 9 bytes/],
  [
    'taking too long',
    'setInterval(() => {}, 1000)',
    { timeLimitMs: 50 },
    { name: 'VerifierTimeout', message: /took longer than 50 ms/ },
  ],
  ['a missing program', '', { command: '/nowhere/verify' }, /"\/nowhere\/verify" can't be started/],
];
for (const [name, script, options, error] of failures) {
  test(`rejects for ${name}`, () => assert.rejects(createVerifier(script, options)(input), error));
}

test('the message holds at most 300 characters of standard error, which may be long', async () => {
  const failing = createVerifier(`process.stderr.write('x'.repeat(500000), () => process.exit(1))`)(input);
  const message = await failing.then(String, (error: unknown) => (error as Error).message);
  assert.match(message, /standard error: x{300}$/);
});

test('in its sandbox, where the system allows one, the command sees no process but its own', async (t) => {
  const sandbox = await findSandbox();
  if (!sandbox) return t.diagnostic('this system allows no process namespaces without root');
  const script = `const fs = require('fs');
    const ids = fs.readdirSync('/proc').filter((name) => Number(name) > 0);
    const secrets = ids.filter((id) => fs.readFileSync('/proc/' + id + '/environ', 'utf8').includes('NODE_TEST_CONTEXT'));
    console.log(JSON.stringify({ status: secrets.length === 0 && ids.length < 5 ? 'pass' : 'fail', pids: ids }));`;
  assert.equal((await createVerifier(script, { sandbox })(input)).status, 'pass');
  const abort = new AbortController();
  const hanging = createVerifier('setInterval(() => {}, 1000)', { sandbox })({
    ...input,
    signal: abort.signal,
  });
  abort.abort();
  await assert.rejects(hanging, /was aborted/);
});

test('an abort kills the command and what it started', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const grandchild = `require('net').connect(${port}, '127.0.0.1')`;
  const script = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], {stdio: 'inherit'})`;
  const abort = new AbortController();
  const verify = createVerifier(script);
  const running = verify({ ...input, signal: abort.signal });
  const [connection] = (await once(server, 'connection')) as [Socket];
  const closed = once(connection.resume(), 'close');
  abort.abort();
  await assert.rejects(running, /was aborted/);
  await closed; // The grandchild held the connection: it is gone.
  server.close();
  await assert.rejects(
    verify({ ...input, signal: abort.signal }),
    { name: 'AbortError' },
    'nor does it start',
  );
});
