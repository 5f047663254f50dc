import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { SingleProcess } from '../../../contract-tests/targets/server-process.js';
import { MAX_CONNECTIONS, type SystemPostgres } from '../../../db/testing/system-postgres.js';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.js';

/** The processes under load, each with a network of its own to one PostgreSQL server. */
export interface Deployment {
  processes: SingleProcess[];
  /** The network of each process. */
  networks: TcpProxy[];
  postgres: SystemPostgres;
  /** Passes new connections to another server, as a proxy or a name does after a failover. */
  pointTo: (server: SystemPostgres) => void;
  /** Replaces the server that the deployment stops at its end. */
  replacePostgres: (server: SystemPostgres) => void;
  /** Runs a statement on the server itself. */
  query: (sql: string) => Promise<pg.QueryResult>;
}

/** Settings of every process. */
export const SETTINGS = { MIN_FREE_BYTES: '0', RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'error' };

/** A fault, and which processes are healthy while it lasts. */
export interface Fault {
  name: string;
  /** Only one process, the first, has the fault. */
  isLocal: boolean;
  /** Whether some of what was acknowledged is lost. */
  loses?: true;
  /** Whether the database is of another epoch afterwards. */
  isReplaced?: true;
  /** Makes the fault and resolves when it is over. */
  inject: (deployment: Deployment) => Promise<void>;
}

const SECOND = 1000;
const STOPPED_MS = 15 * SECOND;
const IDLE_IN_TRANSACTION = `SELECT 1 FROM pg_stat_activity WHERE state LIKE 'idle in transaction%' AND now() - state_change > '0.2 s'`;

export const faults: readonly Fault[] = [
  {
    name: 'one process stopped in a transaction for 15 s',
    isLocal: true,
    inject: async ({ processes: [first], query }) => {
      // Stops it until a transaction of its own is left open.
      for (let attempt = 0; attempt < 50; attempt += 1) {
        first?.signal('SIGSTOP');
        await setTimeout(400);
        if ((await query(IDLE_IN_TRANSACTION)).rows.length > 0) break;
        first?.signal('SIGCONT');
        await setTimeout(50);
      }
      await setTimeout(STOPPED_MS);
      first?.signal('SIGCONT');
    },
  },
  {
    name: '100 ms of latency for one process, 15 s',
    isLocal: true,
    inject: async ({ networks: [first] }) => {
      first?.setLatency(100);
      await setTimeout(STOPPED_MS);
      first?.setLatency(0);
    },
  },
  {
    name: 'the network of one process frozen for 30 s',
    isLocal: true,
    inject: async ({ networks: [first] }) => {
      first?.freeze();
      await setTimeout(30 * SECOND);
      first?.thaw();
    },
  },
  {
    name: 'all networks frozen for 30 s',
    isLocal: false,
    inject: async ({ networks }) => {
      for (const network of networks) network.freeze();
      await setTimeout(30 * SECOND);
      for (const network of networks) network.thaw();
    },
  },
  {
    name: 'PostgreSQL restarted (fast)',
    isLocal: false,
    inject: ({ postgres }) => postgres.restart('fast'),
  },
  {
    name: 'PostgreSQL restarted (immediate)',
    isLocal: false,
    inject: ({ postgres }) => postgres.restart('immediate'),
  },
  {
    name: 'all backends killed, three times',
    isLocal: false,
    inject: async ({ query }) => {
      for (let time = 0; time < 3; time += 1) {
        await query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`,
        );
        await setTimeout(SECOND);
      }
    },
  },
  {
    name: 'connections exhausted for 10 s',
    isLocal: false,
    inject: async ({ postgres }) => {
      const held = await takeConnections(postgres.port);
      // Those of the services end, and are taken before they come back.
      await held[0]?.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name <> 'faults' AND backend_type = 'client backend'`,
      );
      held.push(...(await takeConnections(postgres.port)));
      await setTimeout(10 * SECOND);
      await Promise.all(held.map((client) => client.end()));
    },
  },
  {
    name: 'the primary crashes and a synchronous standby is promoted',
    isLocal: false,
    isReplaced: true,
    inject: async (deployment) => {
      const standby = await deployment.postgres.addStandby();
      // What is acknowledged must be on the standby too.
      await deployment.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
      await deployment.query('SELECT pg_reload_conf()');
      await setTimeout(2 * SECOND);
      await failOver(deployment, standby);
    },
  },
  {
    name: 'the primary crashes and an asynchronous standby, half a second behind, is promoted',
    isLocal: false,
    isReplaced: true,
    loses: true,
    inject: async (deployment) => {
      const network = await startTcpProxy(deployment.postgres.port);
      const standby = await deployment.postgres.addStandby(network.port);
      await setTimeout(2 * SECOND);
      network.freeze();
      await setTimeout(SECOND / 2);
      await failOver(deployment, standby);
      await network.close();
    },
  },
];

async function failOver(
  { postgres, pointTo, replacePostgres }: Deployment,
  standby: SystemPostgres,
): Promise<void> {
  await postgres.crash();
  // The clients first see a server that takes no writes.
  pointTo(standby);
  await setTimeout(3 * SECOND);
  await standby.promote();
  replacePostgres(standby);
}

/** Opens connections until the server refuses one, and returns them. */
async function takeConnections(port: number): Promise<pg.Client[]> {
  const clients = Array.from({ length: MAX_CONNECTIONS }, () => createPgClient(port));
  const taken = await Promise.allSettled(clients.map((client) => client.connect()));
  return clients.filter((_, index) => taken[index]?.status === 'fulfilled');
}

/** Returns a client named so that the faults find it. Its connection may be ended at any time. */
export function createPgClient(port: number, database = 'postgres'): pg.Client {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'tests',
    database,
    application_name: 'faults',
  });
  client.on('error', () => undefined);
  return client;
}
