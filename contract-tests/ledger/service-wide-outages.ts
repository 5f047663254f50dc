import { equal, match, ok } from 'node:assert/strict';
import { mapConcurrently } from '../testing/concurrency.js';
import type { Response } from '../contract/http-client.js';
import { requireUrl } from '../scenarios/context.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import type { Target } from '../targets/target.js';
import { testedOperations } from '../select-operations.js';
import { findSuccess, type ServiceWideCheck } from './service-wide-reads.js';

const NO_STUB = 'The database of a deployment cannot be replaced by a failing one.';

/** Returns checks of every tested operation, and of /health unless the run is limited to some, on a server whose database fails at every statement. */
export async function listOutageChecks(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
  isError: (...statuses: number[]) => ServiceWideCheck['check'],
): Promise<ServiceWideCheck[]> {
  const toName = (route: string): string => `${route} while the database fails`;
  const failing = target.failingUrls?.[suite.service];
  if (failing === undefined) {
    const request = { method: 'GET', url: requireUrl(suite, target.urls), headers: {} };
    return [{ name: toName('every operation'), request, check: isError(503), skippedOnDeployments: NO_STUB }];
  }
  const own = requireUrl(suite, target.urls);
  const checks = await mapConcurrently(testedOperations(suite), 6, async (operation) => {
    const success = await findSuccess(suites, suite, operation, target);
    if (!success) return [];
    const request = {
      ...success.request,
      url: success.request.url.replace(own, requireUrl(suite, { [suite.service]: failing })),
    };
    const isStatic = suite.withoutDatabase.includes(operation.id);
    // What asks another service reports that one's failure.
    const statuses = operation.responses.has(502) ? [502, 503] : [503];
    const check = isStatic ? isServed : isOutage(isError(...statuses));
    const name = toName(`${operation.method} ${operation.path}`);
    return [{ name, request, check, isPublic: operation.isPublic }];
  });
  const health = { method: 'GET', url: `${failing.replace(/\/$/, '')}/health`, headers: {} };
  if (suite.onlyOperations) return checks.flat();
  return [...checks.flat(), { name: toName('health'), request: health, check: isServed }];
}

function isServed({ status }: Response): void {
  equal(status, 200);
}

function isOutage(isError: ServiceWideCheck['check']): ServiceWideCheck['check'] {
  return (response) => {
    isError(response);
    match(response.headers['retry-after'] ?? 'none', /^[1-9]\d*$/);
    ok(!response.body.includes('ECONNREFUSED'), 'the response shows internals');
  };
}
