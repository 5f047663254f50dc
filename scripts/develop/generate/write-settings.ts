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

const SECTION = /(?<=## Settings\n\n[^|]+\n\n)\|[^]*?\|\n(?=\n)/;

/** Returns the deployment guide with its table of settings. */
export function writeGuideSettings(guide: string): string {
  if (!SECTION.test(guide)) throw new Error('scripts/deploy/README.md has no table below "## Settings".');
  const rows = listSettings().map(({ name, type, default: value }) => [
    `\`${name}\``,
    value === '' ? '' : `\`${value}\``,
    type.takes.split('. ')[0] ?? '',
  ]);
  const table = [['setting', 'default', 'takes'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return guide.replace(SECTION, () => [lines[0], rule, ...lines.slice(1), ''].join('\n'));
}
