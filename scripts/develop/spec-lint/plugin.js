/**
 * What: the rules for specs that redocly.yaml cannot state as assertions, as a plugin of the Redocly linter.
 * When: `npx redocly lint` loads it, because redocly.yaml names it.
 * Reads: the specs that redocly.yaml lists. Writes: nothing; the linter prints the findings.
 *
 * Each rule, and each assertion, has a bad fixture in fixtures/, named like it: a file, or a folder of specs.
 */
import { examples } from './rules/examples.js';
import { files } from './rules/files.js';
import { prose } from './rules/prose.js';
import { structure } from './rules/structure.js';

/** The plugin `house`: its rules are switched on in redocly.yaml as `house/<rule>`. */
export default function house() {
  return { id: 'house', rules: { oas3: { ...prose, ...structure, ...examples, ...files } } };
}
