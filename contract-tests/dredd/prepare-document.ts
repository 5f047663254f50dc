import {
  type ApiDocument,
  type ApiMediaType,
  type ApiParameter,
  type ApiResponse,
  type Cell,
  firstExample,
  listCells,
  listOperations,
  type Operation,
} from '../contract/document.js';
import type { CellResult } from '../ledger/ledger.js';

/**
 * Returns a copy of a document in the form that Dredd reads without warnings, so that any remaining warning fails the
 * run. References and examples are inlined. Schemas are removed, since Dredd does not validate responses with them.
 * Query parameters are removed, since one called `uid[]` makes Dredd drop its whole operation; the hooks add the
 * query to each request. Unwanted cells are removed.
 */
export function prepareForDredd(
  document: ApiDocument,
  isWanted: (cell: Cell) => boolean = () => true,
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const whole of listOperations(document)) {
    const operation = withOnly(whole, isWanted);
    if (operation.responses.size === 0) continue;
    const item = (paths[operation.path] ??= {});
    item[operation.method.toLowerCase()] = prepareOperation(document, operation);
  }
  return { openapi: '3.0.3', info: { title: document.info.title, version: document.info.version }, paths };
}

/** Returns an operation with only its wanted responses. */
function withOnly(operation: Operation, isWanted: (cell: Cell) => boolean): Operation {
  const wanted = listCells(operation).filter(isWanted);
  const responses = new Map<number, ApiResponse>();
  for (const [status, response] of operation.responses) {
    const mediaTypes = wanted.filter((cell) => cell.status === status).map(({ mediaType }) => mediaType);
    if (mediaTypes.length === 0) continue;
    const content = Object.entries(response.content ?? {}).filter(([type]) => mediaTypes.includes(type));
    responses.set(
      status,
      response.content ? { ...response, content: Object.fromEntries(content) } : response,
    );
  }
  return { ...operation, responses };
}

function prepareOperation(document: ApiDocument, { id, parameters, body, responses }: Operation): object {
  const isRead = ({ in: place, required }: ApiParameter): boolean =>
    place === 'path' || (place === 'header' && required === true);
  const read = parameters.filter(isRead);
  return {
    operationId: id,
    summary: id,
    ...(read.length > 0 ? { parameters: read.map((one) => prepareParameter(document, one)) } : {}),
    ...(body
      ? { requestBody: { content: { [body.mediaType]: prepareMedia(document, body.mediaType, body.media) } } }
      : {}),
    responses: Object.fromEntries(
      [...responses].map(([status, response]) => [String(status), prepareResponse(document, response)]),
    ),
  };
}

/** Dredd reads examples only there, and fails without one. */
function prepareParameter(document: ApiDocument, parameter: ApiParameter): object {
  const { name, in: place, schema } = parameter;
  const example = String(firstExample(document, parameter) ?? schema.example ?? 'example');
  return { name, in: place, required: true, example };
}

function prepareResponse(document: ApiDocument, { description, headers, content }: ApiResponse): object {
  const media = Object.entries(content ?? {});
  return {
    description,
    ...(headers ? { headers: Object.fromEntries(Object.keys(headers).map((name) => [name, {}])) } : {}),
    ...(content
      ? {
          content: Object.fromEntries(
            media.map(([type, value]) => [type, prepareMedia(document, type, value)]),
          ),
        }
      : {}),
  };
}

function prepareMedia(document: ApiDocument, mediaType: string, media: ApiMediaType): object {
  const example = firstExample(document, media);
  const isReadable = /[/+]json$/.test(mediaType) || mediaType.startsWith('text/');
  return isReadable && example !== undefined ? { example } : {};
}

/** The cells that Dredd requests, by name, each with the name of its scenario. */
export type DreddPlan = Readonly<Record<string, string>>;

/** Returns the cells of a ledger that were not skipped, each with the first of its scenarios that was run. */
export function planFor(cells: CellResult[]): DreddPlan {
  return Object.fromEntries(
    cells.flatMap(({ cell, scenarios }) => {
      const first = scenarios.find(({ outcome }) => outcome !== 'skipped');
      return first ? [[cell, first.scenario] as const] : [];
    }),
  );
}
