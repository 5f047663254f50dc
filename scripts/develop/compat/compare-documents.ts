import {
  listOperations,
  type LocatedOperation,
  type OpenApiDocument,
} from '../../../src/openapi-document.js';
import { compareResponses } from './compare-responses.js';
import { compareRequests } from './compare-requests.js';
import { collectInto, AFFECTED, type Finding } from './finding.js';

/**
 * Returns every breaking change from one document to the next: what clients send may only become wider, what they read only
 * narrower or longer by fields. What cannot be compared is a finding as well.
 */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): Finding[] {
  const list: Finding[] = [];
  const findings = collectInto(list);
  const now = new Map(listOperations(after).map((located) => [toRoute(located), located]));
  const old = listOperations(before);
  if (old.length === 0)
    findings.at('the released document').report('has no operations to compare with', AFFECTED.all);
  for (const located of old) {
    const name = `${located.method.toUpperCase()} ${located.path}`;
    const here = findings.at(name);
    const same = now.get(toRoute(located));
    if (!same) {
      here.report('is gone', AFFECTED.all);
      continue;
    }
    try {
      const { operationId } = same.operation;
      if (operationId !== located.operation.operationId)
        here.report(
          `is called ${operationId} instead of ${located.operation.operationId}`,
          AFFECTED.generated,
        );
      compareRequests(located, same, { before, after }, here);
      compareResponses(located.operation, same.operation, { before, after }, here);
    } catch (error) {
      here.report(`could not be compared: ${(error as Error).message}`, AFFECTED.all);
    }
  }
  return list;
}

/** Path parameter names are not part of an address. */
function toRoute({ method, path }: LocatedOperation): string {
  return `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;
}
