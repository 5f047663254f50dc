/**
 * Packs the contract tests as a package that needs no repository: `npm run pack:contract`, or `-- --out FOLDER` for another
 * place than dist/. When: for a release. Reads dist/contract-tests/, generated/*.json and its YAML in dist/, and the licenses of what it
 * bundles. Writes the tarball.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/project-root.js';
import { readCommandLine } from '../command-line.js';
import { toMegabytes } from './npm-pack.js';
import { packContract } from './pack-contract/pack.js';

const USAGE = `Usage: npm run pack:contract -- [--out FOLDER]

Packs the contract tests as record-services-contract-VERSION.tgz into dist/ or a folder.

Example:
  npm run pack:contract -- --out /tmp && npm install /tmp/record-services-contract-*.tgz`;

const { values } = readCommandLine(USAGE, { out: { type: 'string' } });
const out = resolve(values.out ?? fileURLToPath(new URL('dist/', projectRoot)));
const { tarball, bytes, unpackedBytes } = await packContract(out);
console.log(`${tarball}: ${toMegabytes(bytes)}, ${toMegabytes(unpackedBytes)} unpacked, no dependencies.`);
