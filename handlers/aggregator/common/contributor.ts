import { storedKey } from '../../shared/stored-key.js';

/** The contributor of a request, in stored form. */
export interface Contributor {
  projectKey: string;
  projectName: string | undefined;
  sourceLabel: string | undefined;
}

/** Returns the contributor that a body names. */
export function toContributor(body: {
  projectKey: string;
  projectName?: string | undefined;
  sourceLabel?: string | undefined;
}): Contributor {
  const { projectKey, projectName, sourceLabel } = body;
  return { projectKey: storedKey(projectKey), projectName, sourceLabel };
}
