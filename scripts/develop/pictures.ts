/**
 * Takes the pictures of README from the demo: `npm run pictures`. When: after a change of the pages that they show. Starts the demo on
 * free ports and the Chromium that comes with the packages; writes scripts/develop/pictures/.
 */
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../../contract-tests/testing/browser.js';
import { startDemo } from '../../contract-tests/targets/server-process.js';
import { projectRoot } from '../../src/project-root.js';
import { readCommandLine, runCommand } from '../command-line.js';

const VIEWPORT = { width: 1200, height: 780 };
const PICTURES = { 'board.png': 'light', 'board-dark.png': 'dark' } as const;

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
    for (const [name, colorScheme] of Object.entries(PICTURES)) {
      const options = { origins: [verification], colorScheme };
      const { page } = await browser.visit(`${catalog}/board/`, VIEWPORT, options);
      await page.getByText(/^Updated at/).waitFor();
      const path = fileURLToPath(new URL(`scripts/develop/pictures/${name}`, projectRoot));
      await page.screenshot({ path, animations: 'disabled' });
      console.log(`written: ${path}`);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

runCommand(main);
