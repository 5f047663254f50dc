/** The claims of README and CONTRIBUTING, and the facts. */
export interface Claims {
  readme: string;
  /** Scripts of package.json. */
  scripts: string[];
  /** Whether a path exists in the project. */
  exists: (path: string) => boolean;
}

/** Returns a sentence for every claim that is not true: commands and links to files. */
export function findDocumentFaults({ readme, scripts, exists }: Claims): string[] {
  const commands = [...readme.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  const links = listLinks(readme);
  return [
    ...unique(commands)
      .filter((name) => !scripts.includes(name))
      .map((name) => `README names \`npm run ${name}\`, which package.json does not have.`),
    ...unique(links)
      .filter((path) => !exists(path))
      .map((path) => `README links to ${path}, which does not exist.`),
  ];
}

/**
 * Returns a sentence for every entry of a folder that the first table of its README does not link in its first column, and for every link
 * to nowhere. `entries` are its files, and its folders with a slash at the end.
 */
export function findFolderFaults(
  readme: string,
  { entries, exists }: { entries: string[]; exists: (path: string) => boolean },
): string[] {
  const lines = readme.split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  const rows = start < 0 ? [] : lines.slice(start, length < 0 ? undefined : start + length);
  const listed = rows.flatMap((row) => listLinks(row.split('|')[1] ?? ''));
  const isListed = (entry: string): boolean =>
    listed.some((path) => path === entry || (entry.endsWith('/') && path === `${entry}README.md`));
  return [
    ...entries.filter((entry) => !isListed(entry)).map((entry) => `Its table does not list ${entry}.`),
    ...unique(listLinks(readme))
      .filter((path) => !exists(path))
      .map((path) => `It links to ${path}, which does not exist.`),
  ];
}

/** Returns the paths that a document links to. */
function listLinks(document: string): string[] {
  return [...document.matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)].map(
    ([, path = '']) => path.split('#')[0] ?? '',
  );
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
