/** The name of the list of all maps in the rollup `list_terms`, which has the maps of each list by term. */
export const MAPS = 'maps';

/** Returns the name of the list of a club's maps. */
export function clubMaps(clubId: number): string {
  return `club ${clubId}`;
}

/** Returns the name of the list of the maps that a project has checked. */
export function projectMaps(projectKey: string): string {
  return `project ${projectKey}`;
}
