import { listSettings } from '../../../src/config.js';

const HEAD = `# Settings of the services, each with its default. All are optional; a bad value stops the start with a sentence. An empty one
# (\`NAME=\`) counts as unset. Made from src/config.ts by \`npm run generate\`.
# Use them with: set -a; . ./.env; set +a; npm start
`;
const WIDTH = 128;

/** Returns .env.example: all settings, commented out, with their meanings. */
export function writeEnvExample(): string {
  let previous = '';
  const lines = listSettings().flatMap(({ name, default: value, meaning }) => {
    const paragraph = meaning === previous ? [] : ['', ...wrap(meaning)];
    previous = meaning;
    return [...paragraph, `# ${name}=${value}`];
  });
  return `${HEAD}${lines.join('\n')}\n`;
}

function wrap(text: string): string[] {
  return (text.match(new RegExp(`.{1,${WIDTH}}(?: |$)`, 'g')) ?? []).map((line) => `# ${line.trimEnd()}`);
}
