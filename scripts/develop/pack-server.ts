/**
 * Packs the server and its operators' commands as a tarball: `npm run pack:server`, or `-- --out FOLDER` for another place than
 * dist/. When: for a release. Reads dist/, generated/, specs/ and package-lock.json; writes the tarball.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/project-root.js';
import { readCommandLine } from '../command-line.js';
import { toMegabytes } from './npm-pack.js';
import { packServer } from './pack-server/pack.js';

const USAGE = `Usage: npm run pack:server -- [--out FOLDER]

Packs the server, compiled and without tests, as record-services-VERSION.tgz into dist/ or a folder.
It needs Node.js and the packages that its lock file names, nothing else.

Example:
  npm run pack:server -- --out /tmp && tar -xzf /tmp/record-services-*.tgz -C /tmp
  cd /tmp/package && npm ci --omit=dev && npm start`;

const { values } = readCommandLine(USAGE, { out: { type: 'string' } });
const out = resolve(values.out ?? fileURLToPath(new URL('dist/', projectRoot)));
const { tarball, bytes, unpackedBytes, files } = await packServer(out);
console.log(`${tarball}: ${files} files, ${toMegabytes(bytes)}, ${toMegabytes(unpackedBytes)} unpacked.`);
