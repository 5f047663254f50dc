/**
 * Takes the pictures of README from the demo: `npm run pictures`. When: after a change of the pages that they show. Starts the demo on
 * free ports and the Chromium of the npm package; writes scripts/develop/pictures/.
 */
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../../src/web/testing/browser.js';
import { startDemo } from '../../src/wiring/testing/server-process.js';
import { STORY_PLAYER } from '../../db/seeds/story.js';
import { projectRoot } from '../../src/project-root.js';
import { readCommandLine, runCommand } from '../command-line.js';

const VIEWPORT = { width: 1000, height: 780 };
const COLOR_SCHEMES = { '': 'light', '-dark': 'dark' } as const;
const PAGES = { board: 'board/', player: `player/#${STORY_PLAYER}` };

const USAGE = `Usage: npm run pictures

Takes the pictures of README from the demo, and writes them to scripts/develop/pictures/.

Examples:
  npm run pictures`;

async function main(): Promise<void> {
  readCommandLine(USAGE, {});
  const server = await startDemo({ LOG_LEVEL: 'error' });
  const browser = await launchChromium();
  try {
    const { catalog = '', verification = '' } = server.urls;
    for (const [name, path] of Object.entries(PAGES))
      for (const [suffix, colorScheme] of Object.entries(COLOR_SCHEMES)) {
        const options = { origins: [verification], colorScheme };
        const { page } = await browser.visit(`${catalog}/${path}`, VIEWPORT, options);
        await page.getByText(/^Updated at/).waitFor();
        const file = fileURLToPath(new URL(`scripts/develop/pictures/${name}${suffix}.png`, projectRoot));
        await page.screenshot({ path: file, animations: 'disabled' });
        console.log(`written: ${file}`);
        await page.context().close();
      }
  } finally {
    await browser.close();
    await server.stop();
  }
}

runCommand(main);
