import { open, type FileHandle } from 'node:fs/promises';

/** Calls `read` with the opened file and its size in bytes, and closes it. Rejects with ENOENT for a missing file. */
export async function withFile<T>(
  path: string,
  read: (file: FileHandle, size: number) => Promise<T>,
): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await read(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

/** The `length` bytes at `position`; fewer where the file ends before. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

/** Whether an error of node:fs says that the file is not there. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
