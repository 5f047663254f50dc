import { performance } from 'node:perf_hooks';
import type { Database } from '../../db/connection/database.js';
import type { Config, ServiceName } from '../config.js';
import type { LargeRequests } from '../http/operation-middleware.js';
import { createRateLimit, type RateLimit } from '../http/rate-limit.js';
import { createPluginAuth, type CheckPluginToken } from '../plugin-auth.js';
import { createRequestWorkers } from './request-workers.js';

/** What is one for all processes that serve requests: limits, caches and queues that must hold for the whole. */
export interface Coordinator {
  /** Returns the rate limit of a service. */
  rateLimitOf: (service: ServiceName) => RateLimit;
  /** Undefined when no secret of the plugin platform is configured. */
  checkPluginToken: CheckPluginToken | undefined;
  /** Serves the aggregator's requests with large bodies. */
  large: LargeRequests;
  verifier: VerifierControl;
}

/** The verification worker, as requests see it. */
export interface VerifierControl {
  /** Makes it look for work now. */
  wake: () => void;
  /** Returns whether it runs and could reach the queue at its last look. */
  isRunning: () => boolean | Promise<boolean>;
}

/** Returns the coordinator of this process and those that it starts. */
export function createCoordinator({
  config,
  database,
  now,
  verifier,
}: {
  config: Config;
  database: Database;
  now: () => Date;
  verifier: VerifierControl;
}): Coordinator & { close: () => Promise<void> } {
  const monotonic = (): number => performance.now();
  const limits = new Map(
    config.services.map((name): [ServiceName, RateLimit] => [
      name,
      createRateLimit(config.rateLimitPerMinute.limit, monotonic),
    ]),
  );
  const { pluginAuthSecret: secret, pluginAuthUrl: url } = config;
  const checkPluginToken =
    secret === undefined ? undefined : createPluginAuth({ url, secret, now: monotonic });
  const large = createRequestWorkers({ checkPluginToken, database, now });
  return {
    rateLimitOf: (service) => limits.get(service) ?? (() => 0),
    checkPluginToken,
    large,
    verifier,
    close: large.close,
  };
}
