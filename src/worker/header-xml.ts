import { SaxesParser } from 'saxes';
import { createByteReader } from './byte-reader.js';
import { damaged, readable, type Outcome } from './gbx-outcome.js';

export type XmlAttributes = Record<string, string | undefined>;

/** Largest header chunk of XML that is read, in bytes; a map's list of dependencies makes it long. */
export const XML_CHUNK_LIMIT = 256 * 1024;

/** Direct children of the root that may be there once: a second one would leave open which of them counts. */
const ONCE = new Set(['ident', 'map', 'times']);
const MAX_DEPTH = 8;
const MAX_ELEMENTS = 5000;
/** Fed in slices, so that parsing stops soon after the first thing that is wrong. */
const SLICE_CHARACTERS = 4096;

/**
 * Reads a header chunk of XML, which is hostile input: the attributes of the elements in `required`, which are some
 * of `<ident>`, `<map>` and `<times>` below `<header type="…">`. Damaged: no well-formed XML, another root or type, a
 * required element missing, one of the three there twice, and whatever the game never writes (doctype, processing
 * instruction, comment, CDATA, text).
 */
export function readHeaderXml<Name extends 'ident' | 'map' | 'times'>(
  chunk: Buffer,
  type: 'map' | 'replay',
  required: readonly Name[],
): Outcome<Record<Name, XmlAttributes>> {
  const reader = createByteReader(chunk, 'header XML');
  const xml = reader.text(XML_CHUNK_LIMIT);
  reader.end();
  const problem = reader.problem();
  if (problem !== null) return damaged(problem);

  const found = new Map<string, XmlAttributes>();
  const fault = walk(xml, type, found);
  if (fault !== null) return damaged(`header XML: ${fault}`);
  const missing = required.find((name) => !found.has(name));
  if (missing !== undefined) return damaged(`header XML: <${missing}> is missing`);
  return readable(Object.fromEntries(found) as Record<Name, XmlAttributes>);
}

/** Collects the elements of ONCE into `found`. Returns what is wrong with the document, or null. */
function walk(xml: string, type: string, found: Map<string, XmlAttributes>): string | null {
  const parser = new SaxesParser();
  const faults: string[] = [];
  let depth = 0;
  let elements = 0;
  const refuse = (reason: string): void => {
    faults.push(reason);
  };

  parser.on('error', (error) => refuse(error.message));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    elements += 1;
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) refuse('too deep or too many elements');
    if (depth === 1 && (name !== 'header' || attributes['type'] !== type))
      refuse(`not a header of type ${type}`);
    if (!ONCE.has(name)) return;
    if (depth !== 2 || found.has(name)) refuse(`<${name}> is there twice or in the wrong place`);
    found.set(name, attributes);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  refuseWhatTheGameNeverWrites(parser, refuse);

  for (let start = 0; start < xml.length && faults.length === 0; start += SLICE_CHARACTERS) {
    parser.write(xml.slice(start, start + SLICE_CHARACTERS));
  }
  if (faults.length === 0) parser.close();
  return faults[0] ?? null;
}

function refuseWhatTheGameNeverWrites(parser: SaxesParser, refuse: (reason: string) => void): void {
  parser.on('doctype', () => refuse('a doctype is not allowed'));
  parser.on('processinginstruction', () => refuse('a processing instruction is not allowed'));
  parser.on('comment', () => refuse('a comment is not allowed'));
  parser.on('cdata', () => refuse('CDATA is not allowed'));
  parser.on('text', (text) => {
    if (text.trim() !== '') refuse('text between the elements is not allowed');
  });
}
