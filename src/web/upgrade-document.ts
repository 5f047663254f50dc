const DATA = ['example', 'examples', 'default', 'enum'];
const SCHEMA = ['schema', 'items', 'additionalProperties', 'not'];
const SCHEMA_LIST = ['allOf', 'anyOf', 'oneOf'];
const SCHEMA_MAP = ['properties', 'schemas'];

type Node = Record<string, unknown>;

/** Returns an OpenAPI 3.0 document as 3.1. The renderer would do so itself, but mistakes a property named `example`. */
export function upgradeDocument(document: object): object {
  return { ...(upgradeParts(document) as object), openapi: '3.1.1' };
}

function upgradeParts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(upgradeParts);
  if (typeof node !== 'object' || node === null) return node;
  return mapEntries(node as Node, (value, key) => {
    if (DATA.includes(key) || key.startsWith('x-')) return value;
    if (key === 'application/octet-stream') return {};
    if (SCHEMA_MAP.includes(key)) return mapEntries(value as Node, upgradeSchema);
    if (SCHEMA_LIST.includes(key)) return (value as unknown[]).map(upgradeSchema);
    return SCHEMA.includes(key) ? upgradeSchema(value) : upgradeParts(value);
  });
}

function upgradeSchema(schema: unknown): unknown {
  if (typeof schema !== 'object') return schema;
  const { nullable, example, ...rest } = upgradeParts(schema) as Node;
  if (nullable === true && rest.type !== undefined) rest.type = [rest.type, 'null'];
  if (example !== undefined) rest.examples = [example];
  return rest;
}

function mapEntries(object: Node, change: (value: unknown, key: string) => unknown): Node {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
