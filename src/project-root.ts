import { existsSync, readFileSync } from 'node:fs';

/** The folder with the project's package.json, wherever the code runs from: its sources or dist/. */
export const projectRoot: URL = findRoot(new URL('.', import.meta.url));

/** The version of the project. */
export const { version } = JSON.parse(readFileSync(new URL('package.json', projectRoot), 'utf8')) as {
  version: string;
};

function findRoot(folder: URL): URL {
  const manifest = new URL('package.json', folder);
  if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"name": "record-services"'))
    return folder;
  const parent = new URL('..', folder);
  if (parent.href === folder.href)
    throw new Error('No package.json of record-services above the running code.');
  return findRoot(parent);
}
