import {
  listOperations,
  resolveReference,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Response,
} from '../../../src/openapi-document.js';

/** Statuses whose requests have named examples; the request behind an error response may be invalid. */
const PAIRED = /^(2\d\d|404)$/;

/**
 * Returns a copy of a document in which each parameter has the examples of its own operation and no others. A parameter that
 * operations share holds the examples of them all; tools that pair examples by name would send those of the others, too.
 */
export function pairExamples(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { operation } of listOperations(copy)) {
    if (!operation.parameters) continue;
    const keys = listExampleKeys(copy, operation);
    operation.parameters = operation.parameters.map((reference) => {
      const parameter = resolveReference<Parameter>(copy, reference);
      const entries = Object.entries(parameter.examples ?? {});
      const own = entries.filter(([key]) => keys.has(key));
      return own.length === entries.length ? reference : { ...parameter, examples: Object.fromEntries(own) };
    });
  }
  return withoutUnused(copy);
}

function listExampleKeys(document: OpenApiDocument, { responses }: Operation): Set<string> {
  const paired = Object.entries(responses).filter(([status]) => PAIRED.test(status));
  return new Set(
    paired.flatMap(([, reference]) =>
      Object.values(resolveReference<Response>(document, reference).content ?? {}).flatMap((media) =>
        Object.keys(media.examples ?? {}),
      ),
    ),
  );
}

/** A shared parameter that each operation has in a form of its own is not referred to any more. */
function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document.paths);
  const used = Object.entries(document.components?.parameters ?? {}).filter(([name]) =>
    text.includes(`"#/components/parameters/${name}"`),
  );
  if (document.components?.parameters) document.components.parameters = Object.fromEntries(used);
  return document;
}
