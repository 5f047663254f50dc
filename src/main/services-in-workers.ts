import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { openChannel, type CallHandlers, type Channel } from '../cluster/channel.js';
import { createDispatcher, type Receiver } from '../cluster/dispatch.js';
import { createEndedMetrics, mergeMetrics, type CollectedMetrics } from '../cluster/merge-metrics.js';
import { createSupervisor, type WorkerProcess } from '../cluster/supervise.js';
import type { Config, ServiceName } from '../config.js';
import type { BudgetShare } from '../http/body/body-budget.js';
import type { Metrics } from '../http/metrics.js';
import type { Services } from './services.js';
import { createWriterLease, outcomeOf } from './request-workers.js';
import type { Shared } from './service-parts.js';
import { listenOptionsOf, createLimitsOf, type ServiceAddress } from './sockets.js';
import type { PrimaryCalls, WorkerCalls, WorkerStart } from './worker-protocol.js';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
/** A worker that does not report its metrics in time is shown with those that it reported last. */
const METRICS_TIMEOUT_MS = 2000;
/** How long after its time a worker may take to end. */
const END_TIMEOUT_MS = 1000;

/** A worker that runs. */
interface Session {
  child: Worker;
  channel: Channel<WorkerCalls>;
  ended: Promise<string>;
  isReady: boolean;
  /** What it reported last. */
  metrics: CollectedMetrics;
}

/** Listens on the ports of the configured services, which workers serve. What must hold for all of them is kept here. */
export async function openServicesInWorkers(
  config: Config,
  logger: Logger,
  metrics: Metrics,
): Promise<Services> {
  const dispatcher = createDispatcher();
  const limitsOf = createLimitsOf(config, metrics);
  const addresses: ServiceAddress[] = [];
  for (const name of config.services) {
    const url = await dispatcher.open(name, listenOptionsOf(name, config), limitsOf(name));
    addresses.push({ name, url });
  }
  const sessions = new Map<number, Session>();
  const endedMetrics = createEndedMetrics();
  cluster.setupPrimary({ exec: MAIN, args: [], serialization: 'advanced' });

  const startWorker = (number: number, shared: Shared): WorkerProcess => {
    const child = cluster.fork();
    const ended = new Promise<string>((resolve) => {
      child.once('exit', (code: number | null, signal: string | null) =>
        resolve(signal ? `signal ${signal}` : `code ${String(code)}`),
      );
    });
    const receiver: Receiver = {
      hand: (message, socket) => {
        if (child.isConnected()) child.process.send(message, socket, { keepOpen: true }, () => undefined);
      },
    };
    const state = createWorkerState(shared);
    let session: Session | undefined;
    const ready = new Promise<void>((resolve, reject) => {
      const channel = openChannel<WorkerCalls, PrimaryCalls>(portOf(child), {
        ...state.handlers,
        begin: () => ({ number, addresses, startedAt: shared.startedAt.getTime() }) satisfies WorkerStart,
        ready: () => {
          if (session) session.isReady = true;
          dispatcher.add(receiver);
          resolve();
        },
        failed: ({ argument }) => reject(new Error(argument)),
        accepted: ({ argument }) => dispatcher.accepted(argument),
        closed: ({ argument }) => dispatcher.closed(argument),
      });
      session = { child, channel, ended, isReady: false, metrics: [] };
      sessions.set(number, session);
      void ended.then((how) => {
        if (session) endedMetrics.add(session.metrics);
        sessions.delete(number);
        dispatcher.remove(receiver);
        channel.end(new Error(`Worker ${number} ended with ${how}.`));
        state.release();
        reject(new Error(`Worker ${number} ended with ${how} before it was ready.`));
      });
    });
    return { pid: child.process.pid, ready, ended };
  };

  let supervisor: ReturnType<typeof createSupervisor> | undefined;
  return {
    addresses,
    start: (shared) => {
      supervisor = createSupervisor({
        count: config.workers,
        start: (number) => startWorker(number, shared),
        onEnded: ({ number, pid, how, restartMs }) =>
          logger.error({ worker: number, workerPid: pid, how, restartMs }, 'worker ended; it is replaced'),
        onRestarted: ({ number, pid }) => logger.info({ worker: number, workerPid: pid }, 'worker replaced'),
      });
      // Whatever ends this process ends the workers; their own channel does it when this process is killed.
      process.once('exit', () => killAll(sessions));
      return supervisor.start();
    },
    whyNotReady: () => (supervisor?.countReady() ? null : 'no worker serves requests'),
    announceClose: () => {
      for (const { channel } of sessions.values()) channel.notify('announceClose', undefined);
    },
    stop: async (timeoutMs) => {
      supervisor?.stop();
      dispatcher.stop();
      await Promise.all([...sessions.values()].map((session) => stopWorker(session, timeoutMs)));
    },
    renderMetrics: async () => {
      const { contentType } = await metrics.render();
      const running = await Promise.all(
        [...sessions].map(async ([number, session]): Promise<[number, CollectedMetrics]> => {
          await Promise.race([refreshMetrics(session), pause(METRICS_TIMEOUT_MS)]);
          return [number, session.metrics];
        }),
      );
      const text = await mergeMetrics(await metrics.collect(), new Map(running), endedMetrics.all());
      return { contentType, text };
    },
  };
}

/** What a worker holds here, given back when it ends. */
function createWorkerState({ coordinator, database }: Shared): {
  handlers: Omit<CallHandlers<PrimaryCalls>, 'begin' | 'ready' | 'failed' | 'accepted' | 'closed'>;
  release: () => void;
} {
  const shares = new Map<number, BudgetShare>();
  const leases = new Map<number, ReturnType<typeof createWriterLease>>();
  let lastLease = 0;
  return {
    handlers: {
      takeRequest: ({ argument: { service, address } }) =>
        coordinator.rateLimitOf(service as ServiceName)(address),
      checkPluginToken: ({ argument }) => coordinator.checkPluginToken?.(...argument),
      isVerifierRunning: () => coordinator.verifier.isRunning(),
      wakeVerifier: () => coordinator.verifier.wake(),
      serveLarge: async ({ argument: { operationId, request, caller }, parts, signal }) => {
        const isLocal = (): boolean => caller.isLocal;
        const received = { ...request, body: parts, caller: { ...caller, isLocal } };
        try {
          return { response: await coordinator.large.serve(operationId, received, signal) };
        } catch (error) {
          const outcome = outcomeOf(error);
          if (outcome) return outcome;
          throw error;
        }
      },
      reserveBytes: ({ argument: { share, address, bytes } }) => {
        const own = shares.get(share) ?? coordinator.large.budget(address);
        shares.set(share, own);
        return own.reserve(bytes);
      },
      releaseBytes: ({ argument }) => {
        shares.get(argument)?.release();
        shares.delete(argument);
      },
      acquireWriter: async () => {
        lastLease += 1;
        const id = lastLease;
        const lease = createWriterLease(database);
        leases.set(id, lease);
        try {
          await lease.acquire();
        } catch (error) {
          leases.delete(id);
          throw error;
        }
        return id;
      },
      releaseWriter: ({ argument }) => {
        leases.get(argument)?.end();
        leases.delete(argument);
      },
    },
    release: () => {
      for (const share of shares.values()) share.release();
      for (const lease of leases.values()) lease.end();
    },
  };
}

function portOf(child: Worker): Parameters<typeof openChannel>[0] {
  return {
    send: (message) => {
      if (child.isConnected()) child.process.send(message as object, undefined, undefined, () => undefined);
    },
    onMessage: (listener) => child.process.on('message', listener),
  };
}

async function refreshMetrics(session: Session): Promise<void> {
  if (!session.isReady) return;
  try {
    session.metrics = (await session.channel.call('collectMetrics', undefined)) as CollectedMetrics;
  } catch {
    // It has ended; what it reported last is still right.
  }
}

async function stopWorker({ child, channel, ended, isReady }: Session, timeoutMs: number): Promise<void> {
  const kill = (): unknown => child.process.kill('SIGKILL');
  if (!isReady) kill();
  const timer = setTimeout(kill, timeoutMs + END_TIMEOUT_MS);
  await channel.call('stop', { timeoutMs }).catch(() => undefined);
  if (child.isConnected()) child.process.disconnect();
  await ended;
  clearTimeout(timer);
}

function killAll(sessions: ReadonlyMap<number, Session>): void {
  for (const { child } of sessions.values()) child.process.kill('SIGKILL');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
