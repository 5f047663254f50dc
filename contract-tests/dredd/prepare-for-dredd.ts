type Json = Record<string, unknown>;

/** The parts of a bundled document that are changed. */
export interface Document {
  paths: Record<string, Record<string, Json>>;
}

/**
 * Returns a published document in the form that Dredd 14 reads: it knows no plural `examples`, drops an operation with a query
 * parameter called `accountId[]`, and sends optional query parameters that no example has.
 */
export function prepareForDredd(document: Document): Document {
  const resolve = (value: Json): Json =>
    typeof value['$ref'] === 'string'
      ? resolve(
          value['$ref']
            .slice(2)
            .split('/')
            .reduce(
              (part: unknown, key) => (part as Json)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
              document,
            ) as Json,
        )
      : value;
  const firstExample = (part: Json): unknown => {
    const [first] = Object.values((part['examples'] ?? {}) as Record<string, Json>);
    return first ? resolve(first)['value'] : (part['example'] ?? resolve(part['schema'] as Json)['example']);
  };
  const withExample = (content: unknown): object =>
    Object.fromEntries(
      Object.entries(content as Record<string, Json>).map(([type, media]) => [
        type,
        { schema: media['schema'], example: firstExample(media) },
      ]),
    );
  const withExamples = (part: Json): Json => {
    const resolved = resolve(part);
    return resolved['content'] ? { ...resolved, content: withExample(resolved['content']) } : resolved;
  };
  const prepare = (operation: Json, shared: Json[]): Json => ({
    ...operation,
    parameters: [...shared, ...((operation['parameters'] ?? []) as Json[])]
      .map(resolve)
      .filter((one) => one['in'] === 'path' || (one['in'] === 'header' && one['required'] === true))
      .map((one) => ({ ...one, examples: undefined, example: firstExample(one) })),
    ...(operation['requestBody'] ? { requestBody: withExamples(operation['requestBody'] as Json) } : {}),
    responses: Object.fromEntries(
      Object.entries(operation['responses'] as Record<string, Json>).map(([status, response]) => [
        status,
        withExamples(response),
      ]),
    ),
  });
  const paths = Object.entries(document.paths).map(([path, { parameters = [], ...operations }]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        prepare(operation, parameters as unknown as Json[]),
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) as Document['paths'] };
}
