import type { Handler } from './contract.js';
import { stageUpload } from './common/stage-upload.js';

/** Stages a replay file. */
export const uploadReplay: Handler<'uploadReplay'> = ({ query, body, contentLength, caller }, stores) =>
  stageUpload({ kind: 'replay', filename: query.filename, body, contentLength, client: caller }, stores);
