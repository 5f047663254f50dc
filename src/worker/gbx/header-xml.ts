import { SaxesParser } from 'saxes';
import { createByteReader } from './byte-reader.js';
import { damaged, unsupported } from './fault.js';

export type XmlAttributes = Record<string, string | undefined>;
type ElementName = 'ident' | 'map' | 'times' | 'checkpoints';

/** Largest header chunk of XML that is read, in bytes; a map's list of dependencies makes it long. */
export const XML_CHUNK_LIMIT = 256 * 1024;

/** Direct children of the root that may occur once: a second one would leave open which of them counts. */
const ONCE: ReadonlySet<string> = new Set(['ident', 'map', 'times', 'checkpoints'] satisfies ElementName[]);
const MAX_DEPTH = 8;
const MAX_ELEMENTS = 5000;
/** The game writes eight at most. */
const MAX_ATTRIBUTES = 32;
/** Fed in slices, so that little is parsed after a fault. */
const SLICE_CHARACTERS = 4096;

/**
 * Reads a header chunk of XML, which is hostile input: the attributes of the elements in `required`, which are direct
 * children of `<header type="…">`. The first fault ends the parse with a damaged `GbxFault`: no well-formed XML, another
 * root or type, a required element missing or twice, and whatever the game never writes (doctype, processing instruction,
 * comment, CDATA, text); an unsupported one where there are too many elements or attributes.
 */
export function readHeaderXml<Name extends ElementName>(
  chunk: Buffer,
  type: 'map' | 'replay',
  required: readonly Name[],
): Record<Name, XmlAttributes> {
  const reader = createByteReader(chunk, 'header XML');
  const xml = reader.text(XML_CHUNK_LIMIT);
  reader.end();
  const found = parse(xml, type);
  const missing = required.find((name) => !found.has(name));
  if (missing !== undefined) throw refusal(`<${missing}> is missing`);
  return Object.fromEntries(found) as Record<Name, XmlAttributes>;
}

/** The attributes of the elements of ONCE that occur. */
function parse(xml: string, type: string): Map<string, XmlAttributes> {
  const found = new Map<string, XmlAttributes>();
  const parser = new SaxesParser();
  let depth = 0;
  let elements = 0;
  let attributeCount = 0;

  parser.on('error', ({ message }) => refuse(message));
  parser.on('opentagstart', () => {
    attributeCount = 0;
  });
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > MAX_ATTRIBUTES) throw unsupported('header XML: too many attributes');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    elements += 1;
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS)
      throw unsupported('header XML: too deep or too many elements');
    if (depth === 1 && (name !== 'header' || attributes['type'] !== type))
      refuse(`not a header of type ${type}`);
    if (!ONCE.has(name)) return;
    if (depth !== 2 || found.has(name)) refuse(`<${name}> occurs twice or in the wrong place`);
    found.set(name, attributes);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('doctype', () => refuse('a doctype is not allowed'));
  parser.on('processinginstruction', () => refuse('a processing instruction is not allowed'));
  parser.on('comment', () => refuse('a comment is not allowed'));
  parser.on('cdata', () => refuse('CDATA is not allowed'));
  parser.on('text', (text) => {
    if (text.trim() !== '') refuse('text between the elements is not allowed');
  });

  for (let start = 0; start < xml.length; start += SLICE_CHARACTERS) {
    parser.write(xml.slice(start, start + SLICE_CHARACTERS));
  }
  parser.close();
  return found;
}

function refusal(reason: string): Error {
  return damaged(`header XML: ${reason}`);
}

/** Throwing inside an event of the parser ends the parse there. */
function refuse(reason: string): never {
  throw refusal(reason);
}
