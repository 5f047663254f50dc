import type { Logger } from 'pino';
import type { Database } from '../../db/connection/database.js';
import type { Config, ServiceName } from '../config.js';
import type { ServiceOptions } from '../http/create-service.js';
import type { Metrics } from '../http/metrics.js';
import type { OpenApiDocument } from '../openapi-document.js';

/** What the services of one process share. */
export interface Shared {
  config: Config;
  database: Database;
  logger: Logger;
  metrics: Metrics;
  /** Base URLs of all services, as clients see them, without a trailing slash. */
  urls: Readonly<Record<ServiceName, string>>;
  /** The time of everything that is stored or shown. */
  now: () => Date;
}

/** What every service is made from. */
export interface Dependencies extends Shared {
  document: OpenApiDocument;
}

/** What makes one service different from the others. */
export interface ServiceParts extends Pick<
  ServiceOptions,
  'operations' | 'validators' | 'stores' | 'errorShape' | 'guards'
> {
  /** A typed map; the server calls its handlers with what their operations' readers made. */
  handlers: object;
  /** Begins its work in the background, once the service listens. */
  start: () => void;
  /** Ends it; resolves when nothing of it runs any more. */
  stop: () => Promise<void>;
}
