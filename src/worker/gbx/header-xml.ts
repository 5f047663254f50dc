import { SaxesParser } from 'saxes';
import { createByteReader } from './byte-reader.js';
import { unsupported } from './fault.js';

export type XmlAttributes = Record<string, string | undefined>;
type ElementName = 'ident' | 'desc' | 'map' | 'times' | 'checkpoints';

/** Largest header chunk of XML that is read, in bytes; a map's list of dependencies makes it long. */
export const XML_CHUNK_LIMIT = 256 * 1024;

/** Direct children of the root that may occur once: a second one would leave open which of them counts. */
const ONCE = new Set<string>(['ident', 'desc', 'map', 'times', 'checkpoints'] satisfies ElementName[]);
/** The parser's messages quote names of the file, and findings are stored. */
const MAX_MESSAGE = 100;
const LENIENT_UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** Control characters but white space, which XML does not allow. */
const NOT_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
/** Replaces bytes that are not UTF-8. */
const REPLACEMENT = '\ufffd';

/**
 * Reads a header chunk of XML, which is hostile input: the attributes of direct children of `<header type="…">`, those in `required`
 * among them. The first fault ends the parse with an unsupported `GbxFault`: no well-formed XML, another root or type, a required element
 * missing, one twice, and all that the game never writes (doctype, processing instruction, comment, CDATA, text). Characters that are no
 * text are replaced and noted, because they may be in a name, on which nothing rests.
 */
export function readHeaderXml<Name extends ElementName>(
  chunk: Buffer,
  type: 'map' | 'replay',
  required: readonly Name[],
  notes: string[],
): Record<Name, XmlAttributes> & Partial<Record<ElementName, XmlAttributes>> {
  const reader = createByteReader(chunk, 'header XML');
  const xml = LENIENT_UTF8.decode(reader.data()).replaceAll(NOT_XML, REPLACEMENT);
  reader.end();
  if (xml.includes(REPLACEMENT)) notes.push(`${type} header: the XML has characters that are no text`);
  const found = parse(xml, type);
  const missing = required.find((name) => !found.has(name));
  if (missing !== undefined) refuse(`<${missing}> is missing`);
  return Object.fromEntries(found) as Record<Name, XmlAttributes>;
}

/** The map uid of an element. Throws an unsupported `GbxFault` where it has none that is text. */
export function readUid({ uid = '' }: XmlAttributes): string {
  if (uid === '' || uid.includes(REPLACEMENT)) refuse('an element without a uid');
  return uid;
}

/** The attributes of the elements of ONCE that occur. */
function parse(xml: string, type: string): Map<string, XmlAttributes> {
  const found = new Map<string, XmlAttributes>();
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', ({ message }) => refuse(message.slice(0, MAX_MESSAGE)));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth === 1 && (name !== 'header' || attributes['type'] !== type))
      refuse(`not a header of type ${type}`);
    if (!ONCE.has(name)) return;
    if (depth !== 2 || found.has(name)) refuse(`<${name}> occurs twice or in the wrong place`);
    found.set(name, attributes);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  for (const kind of ['doctype', 'processinginstruction', 'comment', 'cdata'] as const)
    parser.on(kind, () => refuse(`a ${kind} is not allowed`));
  parser.on('text', (text) => {
    if (text.trim() !== '') refuse('text between the elements is not allowed');
  });
  parser.write(xml).close();
  return found;
}

/** Throwing inside an event of the parser ends the parse there. */
function refuse(reason: string): never {
  throw unsupported(`header XML: ${reason}`);
}
