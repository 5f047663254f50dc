import { listOperations, type ApiDocument } from '../contract/document.js';
import { locateResponse } from '../contract/locate-schema.js';
import type { CellResult } from '../ledger/ledger.js';
import type { TargetKind } from '../scenarios/scenario.js';

/** Returns what the suite has compared in each response of a cell, one short phrase each. */
export function describeChecks(
  document: ApiDocument,
  { operation: id, status, mediaType }: CellResult,
  kind: TargetKind,
): string[] {
  const operation = listOperations(document).find((one) => one.id === id);
  if (!operation) return [];
  const headers = Object.keys(operation.responses.get(status)?.headers ?? {});
  const common = [
    'X-Request-Id',
    operation.isPublic ? 'Access-Control-Allow-Origin' : 'no Access-Control-Allow-Origin',
    ...(status >= 400 ? ['Cache-Control'] : []),
    ...(operation.method === 'GET' && [200, 304].includes(status)
      ? [operation.responses.has(304) ? 'ETag' : 'no ETag']
      : []),
  ];
  return [
    `status ${status}`,
    ...(mediaType === null
      ? ['no body']
      : [`Content-Type ${mediaType}`, describeBody(document, operation, status, mediaType)]),
    ...(headers.length > 0 ? [`documented headers: ${headers.join(', ')}`] : []),
    ...(kind === 'mock' ? [] : [`headers of every response: ${common.join(', ')}`]),
  ];
}

function describeBody(
  document: ApiDocument,
  operation: { method: string; path: string },
  status: number,
  mediaType: string,
): string {
  if (!/[/+]json$/.test(mediaType)) return 'a body';
  const found = locateResponse(document, operation, status, mediaType);
  return `the body by #${found?.pointer ?? ''}, without undocumented properties`;
}
