import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { openArtifactFiles, type ArtifactFiles } from '../artifacts/artifact-files.js';
import { openS3Files } from '../artifacts/s3-artifact-files.js';
import { startS3Server, type S3Server } from './s3-server.js';

const KINDS: readonly ArtifactFiles['kind'][] = ['folder', 's3'];

/** Opens the store of a suite once more, as another process does. */
export type OpenStore = () => Promise<ArtifactFiles>;

let server: Promise<S3Server> | undefined;

/** Returns the S3 server of a test file. */
function s3Server(): Promise<S3Server> {
  server ??= startS3Server();
  return server;
}

/** Runs a suite on an empty folder and on an empty place in a bucket. */
export function describeOnStores(
  name: string,
  suite: (open: OpenStore, kind: ArtifactFiles['kind']) => void,
): void {
  for (const kind of KINDS) {
    void describe(`${name} (${kind})`, () => {
      let open: OpenStore | undefined;
      const opened: ArtifactFiles[] = [];
      const folders: string[] = [];
      const newFolder = async (): Promise<string> => {
        const folder = await mkdtemp(join(tmpdir(), 'record-services-files-'));
        folders.push(folder);
        return folder;
      };
      before(async () => {
        if (kind === 'folder') {
          const folder = await newFolder();
          open = () => openArtifactFiles(folder);
          return;
        }
        const location = (await s3Server()).newLocation();
        // Each process has a DATA_DIR of its own.
        open = async () => openS3Files(location, await newFolder());
      });
      suite(async () => {
        if (!open) throw new Error('The store is there only while tests run.');
        const files = await open();
        opened.push(files);
        return files;
      }, kind);
      after(async () => {
        for (const files of opened) files.close();
        for (const folder of folders) await rm(folder, { recursive: true, force: true });
      });
    });
  }
}

/** Returns the content of a kept file, or null when it is missing. */
export async function readText(files: ArtifactFiles, sha256: string): Promise<string | null> {
  const opened = await files.open(sha256);
  if (!opened) return null;
  try {
    return await readFile(opened.path, 'utf8');
  } finally {
    await opened.close();
  }
}
