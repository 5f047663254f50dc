import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { projectRoot } from '../../project-root.js';

/** A guide: how to do one thing with the three services. */
export interface Guide {
  /** Its file without an ending: `quick-start`. */
  name: string;
  title: string;
  /** Its first paragraph. */
  summary: string;
  /** Markdown, with links to other guides' pages. */
  text: string;
}

/** In the order in which readers need them; each is a file of specs/guides/. */
const GUIDES = [
  'quick-start',
  'contribute',
  'follow-events',
  'replay-to-verdict',
  'behind-a-proxy',
  'player-data',
];

/** Where the guides' snippets send their requests: a demo with its default ports. */
const PORTS = { 4000: 'admin', 4001: 'aggregator', 4002: 'verification', 4003: 'catalog' } as const;

type GuideServer = (typeof PORTS)[keyof typeof PORTS];

/**
 * Returns the guides, with these base URLs in their snippets in place of the demo's. A deployment without the files has none.
 */
export function readGuides(baseUrls: Readonly<Partial<Record<GuideServer, string>>> = {}): Guide[] {
  return GUIDES.flatMap((name) => {
    const file = new URL(`specs/guides/${name}.md`, projectRoot);
    if (!existsSync(file)) return [];
    // All at once: the port 40031 begins like the demo's 4003.
    const text = readFileSync(file, 'utf8')
      .replaceAll(/\]\(([a-z-]+)\.md\)/g, '](guide-$1.html)')
      .replaceAll(
        /http:\/\/127\.0\.0\.1:(400[0-3])\b/g,
        (url, port) => baseUrls[PORTS[port as unknown as keyof typeof PORTS]] ?? url,
      );
    const [heading = '', summary = ''] = text.split('\n\n');
    return [{ name, title: heading.replace('# ', ''), summary, text }];
  });
}

/** Returns the page that lists the guides, as Markdown. */
export function listGuides(guides: readonly Guide[]): string {
  const items = guides.map(
    ({ name, title, summary }) => `- [${title}](guide-${name}.html): ${summary.replaceAll('\n', ' ')}`,
  );
  return `# Guides\n\n${items.join('\n')}`;
}

/** A flow over several operations as an Arazzo document, which programs can run. */
export interface Workflow {
  /** Its file: `quick-start.arazzo.yaml`. */
  name: string;
  /** YAML. */
  text: string;
}

const WORKFLOWS = new URL('specs/workflows/', projectRoot);

/**
 * Returns the workflows behind the guides, naming each service's OpenAPI document by this address. A deployment without the
 * files has none.
 */
export function readWorkflows(documentUrl: (service: string) => string): Workflow[] {
  if (!existsSync(WORKFLOWS)) return [];
  return readdirSync(WORKFLOWS).map((name) => ({
    name,
    text: readFileSync(new URL(name, WORKFLOWS), 'utf8').replaceAll(
      /\.\.\/\.\.\/generated\/(\w+)\/openapi\.json/g,
      (_, service: string) => documentUrl(service),
    ),
  }));
}
