import { buildMapFile, buildReplayFile } from '../../contract-tests/fixtures/gbx-files.js';
import type { SeedDocuments } from '../../db/seeds/index.js';
import type { StagedFile } from '../../db/seeds/staged-files.js';
import { requestExample } from '../../db/seeds/story.js';

/** The files of the example submission. */
export interface SampleFiles {
  mapUid: string;
  /** The map and then the replay, under the references of the example. */
  staged: readonly StagedFile[];
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
    staged: [
      { reference: map_ref, filename: `${MAP.name}.Map.Gbx`, bytes: buildMapFile({ uid, ...MAP }) },
      {
        reference: replay_ref,
        filename: `${MAP.name} - ${RUN.nickname}.Replay.Gbx`,
        bytes: buildReplayFile({ mapUid: uid, ...RUN }),
      },
    ],
  };
}
