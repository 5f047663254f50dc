import openapiTs, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { OpenApiDocument } from '../../../src/openapi-document.js';
import { banner } from './render-json.js';

/**
 * Returns the TypeScript declarations of a document's operations and components for the server, made by openapi-typescript. A body field
 * with a default is always present, because the server fills it in.
 */
export async function renderTypes(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTs(document as unknown as OpenAPI3, {
    immutable: false,
    emptyObjectsUnknown: true,
  });
  return banner + shorten(astToString(nodes)).trimStart();
}

/** The operation table has the addresses, so the interface of paths is redundant. */
const UNUSED = /^export (?:interface paths \{\n(?: .*\n)*\}|type (?:webhooks|\$defs) = .*;)\n/gm;
const COMMENT = /\/\*\*\n((?: *\* ?.*\n)+?) *\*\//g;
const DESCRIPTION = /^(?:Format: (?<format>\S+) )?@description (?<text>.*?)(?<rest> @.*)?$/;
const COMMENT_ON_ONE_LINE = /(\/\*\* .* \*\/)\n\s+(?=\S.*;\n)/g;
const OPEN_HEADERS = /headers: \{\s+\[name: string\]: unknown;\s+\};/g;
const ONE_MEDIA_TYPE = /content: \{\s+("[^"]+": [^;{}]+);\s+\};/g;
const RESPONSE = /: \{\n\s+(headers: \{ .* \};)\n\s+(content: \{ .* \});\n\s+\};/g;
const ABSENT = /(?:\s+(?:query|header|path|cookie|requestBody|content)\?: never;)+/g;

/** Returns declarations with each member and its comment on one line where that is possible, so that changes are short. */
function shorten(code: string): string {
  return code
    .replaceAll(UNUSED, '')
    .replaceAll(COMMENT, joinComment)
    .replaceAll('/** @description ', '/** ')
    .replaceAll(OPEN_HEADERS, 'headers: { [name: string]: unknown };')
    .replaceAll(ONE_MEDIA_TYPE, 'content: { $1 };')
    .replaceAll(RESPONSE, ': { $1 $2 };')
    .replaceAll(ABSENT, (members) => members.replaceAll(/;\s+/g, '; '))
    .replaceAll(COMMENT_ON_ONE_LINE, '$1 ');
}

function joinComment(comment: string, text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^ *\* ?/, '').trim());
  const body = lines.slice(0, -1);
  // Paragraphs and lists stay as they are.
  if (body.some((line) => line === '' || /^(?:[-*|>]|```|\d+\.)/.test(line))) return comment;
  const joined = body.join(' ');
  const { format, text: description, rest = '' } = DESCRIPTION.exec(joined)?.groups ?? {};
  if (description === undefined) return `/** ${joined} */`;
  return `/** ${description}${format === undefined ? '' : ` Format: ${format}.`}${rest} */`;
}
