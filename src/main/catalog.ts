import { operations } from '../../generated/catalog/operations.js';
import { validators } from '../../generated/catalog/request-validators.js';
import type { CatalogStores } from '../../handlers/catalog/contract.js';
import { createEndpointList } from '../../handlers/catalog/endpoint-list.js';
import { errorShape } from '../../handlers/catalog/error-shape.js';
import { handlers } from '../../handlers/catalog/index.js';
import type { ServiceParts, Surroundings } from './service-parts.js';

/** Wires the records catalog: its stores. */
export async function createCatalog(surroundings: Surroundings): Promise<ServiceParts> {
  return {
    operations,
    validators,
    handlers,
    stores: createStores(surroundings),
    errorShape,
    start: () => undefined,
    stop: async () => undefined,
  };
}

function createStores({ document, now }: Surroundings): CatalogStores {
  return { endpoints: createEndpointList(document, now()) };
}
