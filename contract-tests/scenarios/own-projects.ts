import type { ScenarioContext } from './scenario.js';

/** Projects that receive only events, or only a run, so that their counts are known. */
const SUFFIXES = { events: '-events', run: '-run' };

/** Returns the keys of all projects that a run sends as; the first is its own. */
export function listProjectKeys(projectKey: string): string[] {
  return [projectKey, ...Object.values(SUFFIXES).map((suffix) => `${projectKey}${suffix}`)];
}

/**
 * Returns a scenario's context in a project to which all scenarios send the same instance and events, or the same run. The service
 * stores them once, so that counts and lists are known although all scenarios share the project.
 */
export function inProject(context: ScenarioContext, only: keyof typeof SUFFIXES): ScenarioContext {
  const projectKey = `${context.projectKey}${SUFFIXES[only]}`;
  return { ...context, projectKey, namespace: projectKey };
}
