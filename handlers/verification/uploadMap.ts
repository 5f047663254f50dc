import type { Handler } from './contract.js';
import { stageUpload } from './common/stage-upload.js';

/** Stages a map file. */
export const uploadMap: Handler<'uploadMap'> = ({ query, body, contentLength, caller }, stores) =>
  stageUpload({ kind: 'map', filename: query.filename, body, contentLength, client: caller }, stores);
