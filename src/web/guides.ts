import { readFileSync } from 'node:fs';
import { projectRoot } from '../project-root.js';

/** A guide: how to do one thing with the three services. */
export interface Guide {
  /** Its file without an ending: `quick-start`. */
  name: string;
  title: string;
  /** Its first paragraph. */
  summary: string;
  /** Markdown, with links to the pages of other guides. */
  text: string;
  /** The address of its page. */
  url: string;
}

/** In the order in which readers need them; each is a file of specs/guides/. */
const GUIDES = [
  'quick-start',
  'contribute',
  'follow-events',
  'replay-to-verdict',
  'verdicts',
  'names-in-the-services',
  'clients',
  'mock',
  'contract-check',
  'behind-a-proxy',
  'player-data',
];

/** Returns the guides, whose requests go to the demo. */
export function readGuides(): Guide[] {
  return GUIDES.map((name) => {
    const file = new URL(`specs/guides/${name}.md`, projectRoot);
    const text = readFileSync(file, 'utf8')
      .replaceAll(/\]\(([a-z-]+)\.md\)/g, '](guide-$1.html)')
      .replaceAll('](../workflows/', '](workflows/');
    const [heading = '', summary = ''] = text.split('\n\n');
    return { name, title: heading.replace('# ', ''), summary, text, url: `guide-${name}.html` };
  });
}
