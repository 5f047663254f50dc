// A rule about the files of the specs as a whole.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const REFERENCE = /\$ref:\s*['"]?([^'"#\s,]+)/g;

/** The files in a folder and in those inside it, except prose. */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Adds a file to `found` with all that it refers to, directly or not. */
function follow(file, found) {
  if (found.has(file) || !existsSync(file)) return;
  found.add(file);
  for (const [, target] of readFileSync(file, 'utf8').matchAll(REFERENCE)) {
    follow(resolve(dirname(file), target), found);
  }
}

/** The other documents of the same name, which may refer to what is shared as well; the first reports what none does. */
function listSiblings(root) {
  const specs = dirname(dirname(root));
  const name = relative(dirname(root), root);
  const folders = readdirSync(specs, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map((folder) => join(specs, folder.name, name))
    .filter(existsSync)
    .sort();
}

/** Every file beside a document is part of it, and every file in shared/ part of some document. */
function fileReferenced() {
  return {
    Root(_, { report, location }) {
      const root = location.source.absoluteRef;
      const siblings = listSiblings(root);
      const own = new Set();
      follow(root, own);
      const any = new Set();
      for (const sibling of siblings) follow(sibling, any);
      const shared = siblings[0] === root ? filesIn(join(dirname(root), '../shared')) : [];
      const orphans = [
        ...filesIn(dirname(root)).filter((file) => !own.has(file)),
        ...shared.filter((file) => !any.has(file)),
      ];
      for (const file of orphans) {
        const name = relative(dirname(root), file);
        report({ message: `Nothing refers to ${name}: refer to it or remove it.`, location });
      }
    },
  };
}

/** The rules about files, by name. */
export const files = { 'file-referenced': fileReferenced };
