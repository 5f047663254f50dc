import { notFound } from './responses.js';

/** Returns the 404 of an unknown project. */
export function projectNotFound(projectKey: string): ReturnType<typeof notFound> {
  return notFound(`There is no project ${projectKey}.`);
}
