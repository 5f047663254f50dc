/** A map and a replay of a run on it, as the story has them: what `npm run demo` stages and `npm run example` uploads. */
import { readFileSync } from 'node:fs';
import type { SeedDocuments } from '../../db/seeds/index.js';
import type { StagedFile } from '../../db/seeds/staged-files.js';
import { requestExample } from '../../db/seeds/story.js';
import { SERVICES } from '../../src/config.js';
import { projectRoot } from '../../src/project-root.js';
import { buildMapFile, buildReplayFile } from '../../src/worker/gbx/testing/gbx-files.js';

/** The files of the example submission. */
export interface SampleFiles {
  mapUid: string;
  map: StagedFile;
  replay: StagedFile;
}

/** The run of rec-1045 in specs/STORY.md. */
const RUN = { accountId: '02ca118c-2342-4a92-861e-d4811f757650', nickname: 'oakhollow', timeMs: 40_820 };
const MAP = { name: 'Fall 2024 - 08 Cleaned', authorTimeMs: 41_208 };

/** Returns a map and a replay of the story's run on it, which verify, for the references of the submission's example. */
export function createSampleFiles(documents: SeedDocuments): SampleFiles {
  const { body } = requestExample(documents, ['verification', 'createReplaySubmission', 'newRecord']);
  const { map_uid: uid, map_ref, replay_ref } = body as Record<'map_uid' | 'map_ref' | 'replay_ref', string>;
  return {
    mapUid: uid,
    map: { reference: map_ref, filename: `${MAP.name}.Map.Gbx`, bytes: buildMapFile({ uid, ...MAP }) },
    replay: {
      reference: replay_ref,
      filename: `${MAP.name} - ${RUN.nickname}.Replay.Gbx`,
      bytes: buildReplayFile({ mapUid: uid, ...RUN }),
    },
  };
}

/** Reads the documents, whose examples are the story. */
export function readDocuments(): SeedDocuments {
  const read = (service: string): unknown =>
    JSON.parse(readFileSync(new URL(`generated/${service}/openapi.json`, projectRoot), 'utf8'));
  return Object.fromEntries(SERVICES.map((service) => [service, read(service)])) as unknown as SeedDocuments;
}
