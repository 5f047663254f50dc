import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const program = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A violated rule of axe, with the elements that violate it. */
interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** Returns what axe finds in a page as it is shown now, but for a part: violations of WCAG and of good practice. */
export async function findViolations(page: Page, without?: string): Promise<Violation[]> {
  await page.evaluate(program);
  const { violations } = (await page.evaluate(
    `axe.run(${without === undefined ? '' : JSON.stringify({ exclude: [without] })})`,
  )) as { violations: Violation[] };
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html }) => ({ html: html.slice(0, 200) })),
  }));
}
