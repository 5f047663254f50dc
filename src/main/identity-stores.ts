import { performance } from 'node:perf_hooks';
import { createCandidates } from '../../db/stores/aggregator/identity/candidates.js';
import { createNameDirectory } from '../../db/stores/aggregator/identity/directory.js';
import { createNameIngest } from '../../db/stores/aggregator/identity/name-ingest.js';
import { createNameSearch } from '../../db/stores/aggregator/identity/name-search.js';
import type { IdentityStores } from '../../handlers/aggregator/contract.js';
import { createPluginAuth } from '../plugin-auth.js';
import type { Surroundings } from './service-parts.js';

/** Wires what the aggregator's identity directory works with. */
export function createIdentityStores({ config, database, now }: Surroundings): IdentityStores {
  const { pluginAuthSecret: secret, pluginAuthUrl: url, pluginProjectKey } = config;
  return {
    directory: createNameDirectory(database, now),
    nameSearch: createNameSearch(database, now),
    candidates: createCandidates(database, now),
    nameIngest: createNameIngest(database, now),
    checkPluginToken:
      secret === undefined ? null : createPluginAuth({ url, secret, now: () => performance.now() }),
    pluginProjectKey,
  };
}
