import { readHeaderXml, XML_CHUNK_LIMIT } from './header-xml.js';
import { withFile } from './file-bytes.js';
import { readChunk, readContainer } from './gbx-container.js';
import { damaged, readable, type Outcome } from './gbx-outcome.js';

/** What a map file's header says about it. */
export type MapHeader = { mapUid: string };

const MAP_CLASS = 0x03043000;
const XML_CHUNK = 0x03043005;

/** Reads a map file's header strictly. Rejects only for errors of the file system, ENOENT among them. */
export function readMapHeader(path: string): Promise<Outcome<MapHeader>> {
  return withFile(path, async (file, size) => {
    const container = await readContainer(file, size, MAP_CLASS);
    if (container.kind !== 'readable') return container;
    const chunk = await readChunk(file, container.value, XML_CHUNK, XML_CHUNK_LIMIT);
    if (chunk.kind !== 'readable') return chunk;
    return readMapXml(chunk.value);
  });
}

function readMapXml(chunk: Buffer): Outcome<MapHeader> {
  const xml = readHeaderXml(chunk, 'map', ['ident']);
  if (xml.kind !== 'readable') return xml;
  const mapUid = xml.value.ident['uid'];
  return mapUid ? readable({ mapUid }) : damaged('header XML: <ident> has no uid');
}
