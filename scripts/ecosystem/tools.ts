import { heyApi, openapiFetch, orval } from './client-generators.js';
import { prism } from './prism.js';
import { specmatic } from './specmatic.js';
import type { Tool } from './tool.js';
import { treeShaking } from './tree-shaking.js';

/** The one list of tools that `npm run ecosystem` runs, in their order. */
export const tools: readonly Tool[] = [prism, specmatic, openapiFetch, heyApi, orval, treeShaking];
