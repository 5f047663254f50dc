/** The claims of README, CHANGELOG and .env.example, and the facts. */
export interface Claims {
  readme: string;
  envExample: string;
  /** Scripts of package.json. */
  scripts: string[];
  /** Environment variables that the configuration reads, with their defaults as .env.example writes them. */
  variables: string[];
  /** Whether a path exists in the project. */
  exists: (path: string) => boolean;
}

/** Returns a sentence for every claim that is not true: commands, links to files, variables. */
export function findDocumentFaults({ readme, envExample, scripts, variables, exists }: Claims): string[] {
  const commands = [...readme.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)].map(
    ([, path = '']) => path.split('#')[0] ?? '',
  );
  const listed = [...envExample.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
  return [
    ...unique(commands)
      .filter((name) => !scripts.includes(name))
      .map((name) => `README names \`npm run ${name}\`, which package.json does not have.`),
    ...unique(links)
      .filter((path) => !exists(path))
      .map((path) => `README links to ${path}, which does not exist.`),
    ...variables
      .filter((name) => !listed.includes(name))
      .map((name) => `.env.example does not list ${name}.`),
    ...unique(listed)
      .filter((name) => !variables.includes(name))
      .map((name) => `.env.example lists ${name}, which nothing reads.`),
  ];
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
