import type { operations as AggregatorOperations } from '../../generated/aggregator/types.js';
import type { operations as CatalogOperations } from '../../generated/catalog/types.js';
import { aggregator } from '../scenarios/aggregator/index.js';
import { createContext } from '../scenarios/context.js';
import type { RequestParts, ScenarioContext } from '../scenarios/scenario.js';
import { suites } from '../scenarios/services.js';
import { accountIdFor, type Target } from '../targets/target.js';

/** A fact that is sent to one service and shown by others. */
export interface CrossServiceTest {
  name: string;
  /** Sends the fact, and throws unless it is shown wherever it belongs. Runs alone. */
  check: (services: Services) => Promise<void>;
}

/** The services through their public routes. */
export interface Services {
  /** Letters and digits unique to this test; projects, maps and accounts are named after it. */
  own: string;
  aggregator: Call<AggregatorOperations>;
  catalog: Call<CatalogOperations>;
  /** The context of the verification service's own scenarios, so that their helpers can be reused. */
  verification: ScenarioContext;
  urls: Readonly<Record<string, string>>;
  /** The secret of the catalog's webhook. */
  secret: string;
  /** The aggregator's token for operators. */
  adminToken: string;
  /** The club behind the catalog's hook. */
  primaryClubId: number;
}

/** Sends a request that must succeed; returns its JSON. Throws for any status but 200. */
type Call<Operations> = <Id extends keyof Operations & string>(
  id: Id,
  parts?: RequestParts,
) => Promise<Success<Operations[Id]>>;

type Success<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** Returns the services of a target for one test. */
export function createServices(target: Target, name: string): Services {
  const context = createContext(suites, aggregator, target, `cross-service ${name}`);
  const createCall = (service: string): Call<never> => context.of(service).call as Call<never>;
  return {
    own: context.namespace,
    aggregator: createCall('aggregator'),
    catalog: createCall('catalog'),
    verification: context.of('verification'),
    urls: target.urls,
    secret: context.textSetting('WEBHOOK_SECRET'),
    adminToken: context.textSetting('ADMIN_TOKEN'),
    primaryClubId: context.setting('PRIMARY_CLUB_ID', 0),
  };
}

/** Returns the account id, a UUID, of a player of this test. */
export function ownAccount({ own }: Pick<Services, 'own'>, player: string): string {
  return accountIdFor(`${own} ${player}`);
}

/** Returns the uid of a map of this test; by default the map of verification's scenarios. */
export function ownMap({ own }: Pick<Services, 'own'>, name = 'Map'): string {
  return `${own}-${name}`;
}

/** Returns an RFC 3339 timestamp some minutes before now, so that facts have an order. */
export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

/** Returns a query as pairs. */
export function query(
  parts: Record<string, string | number | boolean>,
): Required<Pick<RequestParts, 'query'>> {
  return { query: Object.entries(parts).map(([name, value]) => [name, String(value)]) };
}
