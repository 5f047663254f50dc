import type { Logger } from 'pino';
import type { Database } from '../../db/connection/database.js';
import type { Config, ServiceName } from '../config.js';
import type { ServiceOptions } from '../http/create-service.js';
import type { Metrics } from '../http/metrics.js';
import type { OpenApiDocument } from '../openapi-document.js';
import type { PeriodicTask } from './tasks.js';

/** What the services of a process and its tasks share. */
export interface ProcessDependencies {
  config: Config;
  database: Database;
  logger: Logger;
  metrics: Metrics;
  /** Base URLs of all services, as clients see them, without a trailing slash. */
  publicUrls: Readonly<Record<ServiceName, string>>;
  /** Base URLs at which the services of this process listen. */
  listenUrls: Readonly<Partial<Record<ServiceName, string>>>;
  /** When the services were started. */
  startedAt: Date;
  /** The clock of everything stored or shown. */
  now: () => Date;
  /** Returns whether old rows and staged files may be removed by that clock now. */
  mayRemove: () => Promise<boolean>;
}

/** The dependencies of every service. */
export interface ServiceDependencies extends ProcessDependencies {
  document: OpenApiDocument;
}

/** The parts that are specific to one service. */
export interface ServiceParts extends Pick<
  ServiceOptions,
  'operations' | 'validators' | 'stores' | 'guards'
> {
  /** A typed map; the server calls its handlers with the parsed and validated input. */
  handlers: object;
  /** Work that no request causes. */
  tasks: readonly PeriodicTask[];
  /** Returns whether the store of artifacts can be reached; of a service that has one. */
  isArtifactStoreUp?: () => Promise<boolean>;
  /** Ends what requests and tasks have used, once there are none. */
  close?: () => Promise<void>;
}
