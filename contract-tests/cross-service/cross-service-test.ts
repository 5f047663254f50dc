import { createHash } from 'node:crypto';
import type { operations as AggregatorOperations } from '../../generated/aggregator/types.js';
import type { operations as CatalogOperations } from '../../generated/catalog/types.js';
import { aggregator } from '../scenarios/aggregator/index.js';
import { createContext } from '../scenarios/context.js';
import type { RequestParts, ScenarioContext } from '../scenarios/scenario.js';
import { suites } from '../scenarios/services.js';
import type { Target } from '../targets/target.js';

/** A fact that one service is told and others show. */
export interface CrossServiceTest {
  name: string;
  /** Tells the fact and throws when it is not found wherever it belongs. Nobody else uses the services meanwhile. */
  check: (services: Services) => Promise<void>;
}

/** The services as their clients see them: by their public routes only. */
export interface Services {
  /** Letters and digits of the crossing's own; projects, maps and accounts are named after it. */
  own: string;
  aggregator: Call<AggregatorOperations>;
  catalog: Call<CatalogOperations>;
  /** As its own scenarios see it, so that crossings can use what those do. */
  verification: ScenarioContext;
  urls: Readonly<Record<string, string>>;
  /** The secret of the catalog's webhook. */
  secret: string;
  /** The club behind the catalog's hook. */
  primaryClubId: number;
}

/** Sends a request that has to succeed; returns the JSON of the answer. Throws for any status but 200. */
export type Call<Operations> = <Id extends keyof Operations & string>(
  id: Id,
  parts?: RequestParts,
) => Promise<Success<Operations[Id]>>;

type Success<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** Returns the services of a target as one crossing sees them. */
export function servicesOf(target: Target, name: string): Services {
  const context = createContext(suites, aggregator, target, `crossing ${name}`);
  const callOf = (service: string): Call<never> => context.of(service).call as Call<never>;
  return {
    own: context.namespace,
    aggregator: callOf('aggregator'),
    catalog: callOf('catalog'),
    verification: context.of('verification'),
    urls: target.urls,
    secret: context.textSetting('WEBHOOK_SECRET'),
    primaryClubId: context.setting('PRIMARY_CLUB_ID', 0),
  };
}

/** Returns the account id, a UUID, of a player of the crossing's own. */
export function ownAccount({ own }: Pick<Services, 'own'>, player: string): string {
  const hex = createHash('sha256').update(`${own} ${player}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
    .concat(hex.slice(20, 32))
    .join('-');
}

/** Returns the uid of a map of the crossing's own. */
export function ownMap({ own }: Pick<Services, 'own'>, name = 'map'): string {
  return `${own}-${name}`;
}

/** Returns a moment some minutes before now; each call is told by its minutes, so a fact can be older than another. */
export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

/** Returns a query as pairs. */
export function query(
  parts: Record<string, string | number | boolean>,
): Required<Pick<RequestParts, 'query'>> {
  return { query: Object.entries(parts).map(([name, value]) => [name, String(value)]) };
}
