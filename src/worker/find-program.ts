import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/**
 * Returns the path of a program that this user may run, or null where there is none. A name without a slash is looked up in the
 * folders of `path`, as the system does when it starts the program.
 */
export async function findProgram(name: string, path: string): Promise<string | null> {
  const candidates = name.includes('/') ? [name] : path.split(delimiter).map((folder) => join(folder, name));
  for (const candidate of candidates) {
    if (await isProgram(candidate)) return candidate;
  }
  return null;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
