import type { Socket } from 'node:net';
import { openDatabase } from '../../db/connection/open-database.js';
import type { Database } from '../../db/connection/database.js';
import { openChannel, type Channel } from '../cluster/channel.js';
import type { HandedConnection } from '../cluster/dispatch.js';
import { readConfig, type Config } from '../config.js';
import { announceClose } from '../http/connections.js';
import { close } from '../http/listen.js';
import { createMetrics } from '../http/metrics.js';
import type { TokenVerdict } from '../plugin-auth.js';
import { connectionSettings } from './connection-settings.js';
import type { Coordinator } from './coordinator.js';
import { createLogger } from './create-logger.js';
import { responseOf, type RequestOutcome, type RequestTask } from './request-workers.js';
import { addConnectionMetrics } from './resource-metrics.js';
import { serve } from './serve.js';
import { createSocket, publicUrlsOf, type ServiceSocket } from './sockets.js';
import type { PrimaryCalls, WorkerCalls, WorkerStart } from './worker-protocol.js';
import { writeInTurn } from './write-in-turn.js';

type ToPrimary = Channel<PrimaryCalls>;

/** A large body takes its bytes from the primary's budget in steps of at least this size. */
const BUDGET_STEP_BYTES = 262_144;

/** Serves requests of the connections that the primary hands over, until the primary ends it. */
export async function runWorker({ now }: { now: () => Date }): Promise<void> {
  // The primary decides when its workers end; a signal to the whole group is not meant for them.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  const metrics = createMetrics();
  const sockets = new Map<string, ServiceSocket>();
  let database: Database | undefined;
  const channel: ToPrimary = openChannel<PrimaryCalls, WorkerCalls>(
    {
      send: (message) => process.send?.(message, undefined, undefined, () => undefined),
      onMessage: (listener) => process.on('message', listener),
    },
    {
      collectMetrics: () => metrics.collect(),
      announceClose: () => {
        for (const { server } of sockets.values()) announceClose(server);
      },
      stop: async ({ argument: { timeoutMs } }) => {
        await Promise.all([...sockets.values()].map(({ server }) => close(server, timeoutMs)));
        await database?.close();
      },
    },
    (message, handle) => acceptConnection(message as HandedConnection, handle as Socket | undefined),
  );
  const acceptConnection = ({ connection, service }: HandedConnection, socket: Socket | undefined): void => {
    channel.notify('accepted', connection);
    const server = sockets.get(service)?.server;
    // A client may have gone before its connection came here.
    if (!socket || !server) return channel.notify('closed', connection);
    socket.once('close', () => channel.notify('closed', connection));
    // As for connections that a server accepts itself.
    socket.allowHalfOpen = true;
    server.emit('connection', socket);
  };
  try {
    const config = readConfig(process.env);
    const { number, addresses, startedAt } = (await channel.call('begin', undefined)) as WorkerStart;
    const logger = createLogger(config.logLevel, { worker: number });
    const opened = await openDatabase(connectionSettings(config));
    database = opened;
    addConnectionMetrics(metrics, opened);
    const shared = {
      config,
      database: writeInTurn(opened, async () => {
        const lease = (await channel.call('acquireWriter', undefined)) as number;
        return () => channel.notify('releaseWriter', lease);
      }),
      logger,
      metrics,
      urls: publicUrlsOf(config, addresses),
      startedAt: new Date(startedAt),
      coordinator: createRemoteCoordinator(config, channel),
      now,
    };
    const services = addresses.map((address) => ({ socket: createSocket(address.name, logger), address }));
    for (const { socket } of services) sockets.set(socket.name, socket);
    await serve(services, shared);
    await channel.call('ready', undefined);
  } catch (error) {
    await channel.call('failed', error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Returns a coordinator that asks the primary. */
function createRemoteCoordinator(config: Config, channel: ToPrimary): Coordinator {
  let lastShare = 0;
  return {
    rateLimitOf: (service) =>
      config.rateLimitPerMinute.limit === 0
        ? () => 0
        : (address) => channel.call('takeRequest', { service, address }) as Promise<number>,
    checkPluginToken:
      config.pluginAuthSecret === undefined
        ? undefined
        : (...sent) => channel.call('checkPluginToken', sent) as Promise<TokenVerdict>,
    large: {
      budget: (address) => {
        lastShare += 1;
        return createRemoteShare(channel, lastShare, address);
      },
      serve: async (operationId, { body, caller: { address, access, isLocal }, ...request }, signal) => {
        const caller = { address, access, isLocal: isLocal() };
        const task: RequestTask = { operationId, request, caller, now: 0 };
        const parts = body as readonly Uint8Array[];
        return responseOf((await channel.call('serveLarge', task, { parts, signal })) as RequestOutcome);
      },
    },
    verifier: {
      wake: () => channel.notify('wakeVerifier', undefined),
      isRunning: () => channel.call('isVerifierRunning', undefined) as Promise<boolean>,
    },
  };
}

/** Returns a share of the primary's budget. Only one promise of `reserve` is under way at a time. */
function createRemoteShare(
  channel: ToPrimary,
  share: number,
  address: string,
): ReturnType<Coordinator['large']['budget']> {
  let left = 0;
  let hasTaken = false;
  const takeMore = async (missing: number): Promise<boolean> => {
    const bytes = Math.max(missing, BUDGET_STEP_BYTES);
    hasTaken = true;
    const isTaken = (await channel.call('reserveBytes', { share, address, bytes })) as boolean;
    if (isTaken) left += bytes - missing;
    return isTaken;
  };
  return {
    reserve: (bytes) => {
      if (bytes <= left) {
        left -= bytes;
        return true;
      }
      const missing = bytes - left;
      left = 0;
      return takeMore(missing);
    },
    release: () => {
      if (hasTaken) channel.notify('releaseBytes', share);
    },
  };
}
