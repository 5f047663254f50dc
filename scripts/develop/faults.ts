/**
 * Makes processes, networks and databases fail while three processes serve under load on one PostgreSQL server, and measures what
 * clients see of it; restarts and kills them behind HAProxy. `npm run faults`, `-- WORD` for the faults whose names have that word,
 * `-- --pgbouncer` through PgBouncer in transaction mode, `-- --contract` for the contract suite through it, `-- --former FOLDER` for a
 * rolling upgrade from another version and back. When: by hand, before a release. Reads dist/ and scripts/deploy/; writes a table to standard output, and temporary folders. Needs Debian's packages
 * postgresql and haproxy and, for those options, pgbouncer.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../../contract-tests/targets/server-process.js';
import { SERVICES } from '../../src/config.js';
import { projectRoot } from '../../src/project-root.js';
import { createPgClient, faults, SETTINGS, type Fault, type Deployment } from './faults/fault.js';
import { startFollower } from './faults/follower.js';
import { startLoad } from './faults/load.js';
import { hasHaproxy, hasPgBouncer, startPgBouncer } from './faults/proxies.js';
import {
  findPostgresPrograms,
  startSystemPostgres,
  type SystemPostgres,
} from '../../db/testing/system-postgres.js';
import {
  missedProxiedGoals,
  proxiedFaults,
  rollingFrom,
  runProxied,
  type ProxiedFault,
} from './faults/rolling.js';
import { missedGoals, TABLE_HEAD, toRow } from './faults/render-result.js';
import { startTcpProxy, type TcpProxy } from './faults/tcp-proxy.js';
import { readCommandLine } from '../command-line.js';

const USAGE = `Usage: npm run faults -- [WORD…] [options]

Makes processes, networks and databases fail under load, and shows what clients see of it; with words, only the faults
whose names have them all. Needs Debian's packages postgresql, haproxy for restarts behind it and, for the options, pgbouncer.

  --pgbouncer   the processes reach PostgreSQL through PgBouncer in transaction mode
  --contract    runs the contract tests through it instead
  --former FOLDER
                only rolls from the version built in another checkout to this one and back, behind HAProxy

Examples:
  npm run faults -- network
  npm run faults -- --former ../record-services-before
  npm run faults -- --contract`;

const { values, positionals: words } = readCommandLine(
  USAGE,
  {
    pgbouncer: { type: 'boolean', default: false },
    contract: { type: 'boolean', default: false },
    former: { type: 'string' },
  },
  true,
);

const PROCESSES = 3;
const BEFORE_MS = 3000;
const AFTER_MS = 15_000;

/** Runs one fault on processes and a server of its own; returns the sentences of what went wrong. */
async function runFault(fault: Fault, programs: string, usesPooler: boolean): Promise<string[]> {
  const closers: (() => Promise<unknown>)[] = [];
  try {
    let postgres = await startSystemPostgres(programs);
    closers.push(() => postgres.stop());
    const query: Deployment['query'] = async (sql) => {
      const client = createPgClient(postgres.port);
      await client.connect();
      try {
        return await client.query(sql);
      } finally {
        await client.end();
      }
    };
    await query('CREATE DATABASE services');
    const upstream = usesPooler ? await startPooledNetwork(postgres.port, query, closers) : undefined;
    const deployment: Deployment = {
      processes: [],
      networks: [],
      postgres,
      query,
      pointTo: ({ port }) => {
        for (const network of upstream ? [upstream.network] : deployment.networks) network.pointTo(port);
      },
      replacePostgres: (server) => {
        const former: SystemPostgres = postgres;
        closers.push(() => former.stop());
        postgres = server;
      },
    };
    // Processes of one database share the folder of its artifacts.
    const dataDir = await mkdtemp(join(tmpdir(), 'faults-data-'));
    closers.push(() => rm(dataDir, { recursive: true, force: true }));
    for (let index = 0; index < PROCESSES; index += 1) {
      const network = await startTcpProxy(upstream?.port ?? postgres.port);
      closers.push(network.close);
      const server = await startServer({
        services: [...SERVICES],
        dataDir,
        environment: {
          ...SETTINGS,
          DATABASE_URL: `postgres://tests@127.0.0.1:${network.port}/services`,
          DATABASE_PREPARED: String(!usesPooler),
        },
      });
      closers.push(server.kill);
      deployment.networks.push(network);
      deployment.processes.push(server);
    }
    return await measure(fault, deployment, () => postgres.port);
  } finally {
    for (const close of closers.toReversed()) await close().catch((error: unknown) => console.error(error));
  }
}

/** PgBouncer and, between it and PostgreSQL, a network; the role has the limits of pgbouncer.ini. */
async function startPooledNetwork(
  postgresPort: number,
  query: Deployment['query'],
  closers: (() => Promise<unknown>)[],
): Promise<{ port: number; network: TcpProxy }> {
  await query(`ALTER ROLE tests SET statement_timeout = '2s'`);
  const network = await startTcpProxy(postgresPort);
  closers.push(network.close);
  const pooler = await startPgBouncer(network.port);
  closers.push(pooler.stop);
  return { port: pooler.port, network };
}

/** Runs one fault of processes behind HAProxy; returns the sentences of what went wrong. */
async function runProxiedFault(fault: ProxiedFault, programs: string): Promise<string[]> {
  const postgres = await startSystemPostgres(programs);
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-data-'));
  try {
    const databaseUrl = `postgres://tests@127.0.0.1:${postgres.port}/postgres`;
    const result = await runProxied(fault, databaseUrl, dataDir);
    console.log(toRow(result));
    const { lost } = await countLost(result.acknowledged, postgres.port, 'postgres');
    return [
      ...missedProxiedGoals(fault, result),
      ...(lost > 0 ? [`${lost} acknowledged events are lost`] : []),
    ];
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(fault: Fault, deployment: Deployment, portOf: () => number): Promise<string[]> {
  const follower = startFollower(deployment.processes[0]?.urls['aggregator'] ?? '');
  const load = startLoad(deployment.processes, `run-${Date.now()}`);
  await setTimeout(BEFORE_MS);
  const startedAt = performance.now();
  await fault.inject(deployment);
  const endedAt = performance.now();
  await setTimeout(AFTER_MS);
  await load.stop();
  const { keys: read, epochChanges } = await follower.finish();
  const { name, isLocal } = fault;
  const result = { name, isLocal, startedAt, endedAt, samples: load.samples, readiness: load.readiness };
  console.log(toRow(result));
  const { acknowledged } = load;
  const { lost, repeated, stored } = await countLost(acknowledged, portOf());
  const isLost = (key: string): boolean => acknowledged.has(key) && !stored.has(key);
  const gone = [...read].filter(isLost).length;
  const missed = [...stored].filter((key) => !read.has(key)).length;
  console.log(
    `  ${acknowledged.size} events acknowledged, ${lost} lost, ${repeated} ids given to others; a follower read ${gone} of the lost ones, missed ${missed} of the stored ones, and saw ${epochChanges} changes of the epoch`,
  );
  return [
    ...missedGoals(result),
    ...(lost > 0 === (fault.loses ?? false) ? [] : [`${lost} acknowledged events are lost`]),
    ...(missed > 0 ? [`a follower missed ${missed} events`] : []),
    ...(epochChanges === (fault.isReplaced ? 1 : 0)
      ? []
      : [`a follower saw ${epochChanges} changes of the epoch`]),
  ];
}

/** Returns how many acknowledged events are not stored, of how many the id is another's now, and the keys of those that are stored. */
async function countLost(
  acknowledged: ReadonlyMap<string, number>,
  port: number,
  name = 'services',
): Promise<{ lost: number; repeated: number; stored: ReadonlySet<string> }> {
  const client = createPgClient(port, name);
  await client.connect();
  try {
    const { rows } = await client.query<{ event_id: string | number; event_key: string }>(
      `SELECT event_id, event_key FROM events WHERE event_type = 'note'`,
    );
    const stored = new Set(rows.map((row) => row.event_key));
    const owners = new Map(rows.map((row) => [Number(row.event_id), row.event_key]));
    const missing = [...acknowledged].filter(([key]) => !stored.has(key));
    const ids = [...acknowledged].filter(([key, id]) => (owners.get(id) ?? key) !== key);
    return { lost: missing.length, repeated: ids.length, stored };
  } finally {
    await client.end();
  }
}

/** Runs the contract suite through PgBouncer in transaction mode; resolves with its exit code. */
async function runContract(programs: string): Promise<number> {
  const postgres = await startSystemPostgres(programs);
  const pooler = await startPgBouncer(postgres.port);
  try {
    const suite = fileURLToPath(new URL('dist/contract-tests/run.js', projectRoot));
    const child = spawn(process.execPath, [suite], {
      env: {
        ...process.env,
        TEST_DATABASE_URL: `postgres://tests@127.0.0.1:${pooler.port}/postgres`,
        DATABASE_PREPARED: 'false',
      },
      stdio: 'inherit',
    });
    return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  } finally {
    await pooler.stop();
    await postgres.stop();
  }
}

async function main(): Promise<number> {
  const programs = findPostgresPrograms();
  const { pgbouncer: usesPooler, contract: isContract, former } = values;
  const isWanted = ({ name }: { name: string }): boolean => words.every((word) => name.includes(word));
  const wanted = former === undefined ? faults.filter(isWanted) : [];
  const listed = usesPooler ? [] : proxiedFaults.filter(isWanted);
  const proxied = former === undefined ? listed : [rollingFrom(resolve(former))];
  const missing = [
    ...(programs === null ? ['postgresql'] : []),
    ...((usesPooler || isContract) && !hasPgBouncer() ? ['pgbouncer'] : []),
    ...(proxied.length > 0 && !isContract && !hasHaproxy() ? ['haproxy'] : []),
  ];
  if (programs === null || missing.length > 0) {
    console.error(`Nothing was tried: install ${missing.join(' and ')} with Debian's apt-get first.`);
    return 1;
  }
  if (isContract) return runContract(programs);
  console.log(TABLE_HEAD.join('\n'));
  const missed: string[] = [];
  const note = (name: string, sentences: string[]): void => {
    missed.push(...sentences.map((one) => `${name}: ${one}`));
  };
  for (const fault of wanted) note(fault.name, await runFault(fault, programs, usesPooler));
  for (const fault of proxied) note(fault.name, await runProxiedFault(fault, programs));
  const count = wanted.length + proxied.length;
  console.log(
    ['', ...missed.map((one) => `FAILED ${one}`), `${count} faults, ${missed.length} goals missed`].join(
      '\n',
    ),
  );
  return missed.length === 0 && count > 0 ? 0 : 1;
}

process.exitCode = await main();
