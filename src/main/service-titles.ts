import type { ServiceName } from '../config.js';

/** The ports that the mocks of the services listen on unless others are given. */
export const MOCK_PORTS: Readonly<Record<ServiceName, number>> = {
  aggregator: 4011,
  verification: 4012,
  catalog: 4013,
};

/** Returns the name of the npm package with a service's generated client. */
export function clientPackageName(service: string): string {
  return `record-services-${service}-client`;
}
