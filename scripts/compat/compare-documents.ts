import { listOperations, type LocatedOperation, type OpenApiDocument } from '../../src/openapi-document.js';
import { compareResponses } from './compare-responses.js';
import { compareRequests } from './compare-requests.js';
import { collectInto, WHOM, type Finding } from './finding.js';

/**
 * Returns every change from one document to the next that may break a client: what clients send may only become wider, what
 * they read only narrower or longer by fields. What cannot be compared is a finding as well.
 */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): Finding[] {
  const list: Finding[] = [];
  const findings = collectInto(list);
  const now = new Map(listOperations(after).map((located) => [addressOf(located), located]));
  const old = listOperations(before);
  if (old.length === 0)
    findings.at('the released document').report('has no operations to compare with', WHOM.all);
  for (const located of old) {
    const name = `${located.method.toUpperCase()} ${located.path}`;
    const here = findings.at(name);
    const same = now.get(addressOf(located));
    if (!same) {
      here.report('is gone', WHOM.all);
      continue;
    }
    try {
      const { operationId } = same.operation;
      if (operationId !== located.operation.operationId)
        here.report(`is called ${operationId} instead of ${located.operation.operationId}`, WHOM.generated);
      compareRequests(located, same, { before, after }, here);
      compareResponses(located.operation, same.operation, { before, after }, here);
    } catch (error) {
      here.report(`could not be compared: ${(error as Error).message}`, WHOM.all);
    }
  }
  return list;
}

/** The names of path parameters are no part of an address. */
function addressOf({ method, path }: LocatedOperation): string {
  return `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;
}
