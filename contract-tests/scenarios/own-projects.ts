import type { ScenarioContext } from './scenario.js';

/** What is only true of a project that gets nothing else: its events, or its run. */
const SUFFIXES = { events: '-events', run: '-run' };

/** Returns the keys of all projects that a run sends as; the first is its own. */
export function listProjectKeys(projectKey: string): string[] {
  return [projectKey, ...Object.values(SUFFIXES).map((suffix) => `${projectKey}${suffix}`)];
}

/**
 * Returns a scenario's context in a project in which all scenarios send the same, which is stored once: an instance and events, or
 * a run. So its counts and lists are known, though the whole run has it in common.
 */
export function inProject(context: ScenarioContext, only: keyof typeof SUFFIXES): ScenarioContext {
  const projectKey = `${context.projectKey}${SUFFIXES[only]}`;
  return { ...context, projectKey, namespace: projectKey };
}
