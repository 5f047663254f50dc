import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes the entries of a folder, or the content of a file, durable. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file under its name once all of it is durable; until then it has another one, in the same file system. */
export async function writeWhole(temporary: string, path: string, text: string, mode: number): Promise<void> {
  const file = await open(temporary, 'wx', mode);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
}
