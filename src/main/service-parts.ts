import type { Logger } from 'pino';
import type { Database } from '../../db/database.js';
import type { Config } from '../config.js';
import type { ServiceOptions } from '../http/create-service.js';
import type { Metrics } from '../http/metrics.js';
import type { OpenApiDocument } from '../openapi-document.js';

/** What every service is made from. */
export interface Surroundings {
  config: Config;
  database: Database;
  document: OpenApiDocument;
  logger: Logger;
  metrics: Metrics;
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
