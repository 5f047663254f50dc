import { storedKey } from './stored-key.js';

/** Who a contribution comes from, in the form in which it is stored. */
export interface Contributor {
  projectKey: string;
  projectName: string | undefined;
  sourceLabel: string | undefined;
}

/** Returns who a body comes from. */
export function contributorOf(body: {
  projectKey: string;
  projectName?: string | undefined;
  sourceLabel?: string | undefined;
}): Contributor {
  const { projectKey, projectName, sourceLabel } = body;
  return { projectKey: storedKey(projectKey), projectName, sourceLabel };
}
