import { readProjectJson } from '../../contract/project.js';
import { Skipped, type ScenarioContext } from '../scenario.js';

/** The parts of documented responses that the scenarios read. Responses are validated first. */
export interface RecordBundle {
  record_id: string;
  map_uid: string;
  rank: number | null;
  updated_at: string;
  verifications: {
    track: string;
    status: string;
    reason_code: string;
    confidence: string | null;
    run: { account_id: string; time_ms: number } | null;
    contested: boolean;
    updated_at: string | null;
  }[];
}

export interface Submission {
  submission_id: string;
  record: RecordBundle;
}

/** A record of a scenario, with the body that submits it. */
export interface OwnRecord {
  recordId: string;
  mapUid: string;
  body: { record_id: string; map_uid: string; rank: number | null; map_ref: string; replay_ref: string };
}

/** The players of the scenarios' replays. */
export const ACCOUNT_ID = 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0';
export const OTHER_ACCOUNT_ID = '1b7a9e52-3f0c-4d7e-9c55-2a6d1f0e8b43';

/** A success with its data. */
export interface Success<T = unknown> {
  data: T;
}

/** Returns the map uid of a scenario, which has letters of both cases. */
export function ownMapUid({ namespace }: ScenarioContext): string {
  return `${namespace}-Map`;
}

const {
  mapUid: anyUid,
  login: anyLogin,
  files,
} = readProjectJson('generated/contract/game-files.json') as {
  mapUid: string;
  login: string;
  files: Record<string, string>;
};

/** Returns the bytes of a built game file as if it were of the scenario's map, and driven by an account. */
export function gameFile(context: ScenarioContext, name: string, accountId = ACCOUNT_ID): Buffer {
  const mapUid = ownMapUid(context);
  const login = Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
  const text = Buffer.from(files[name] ?? '', 'base64').toString('latin1');
  if (text === '' || mapUid.length !== anyUid.length || login.length !== anyLogin.length)
    throw new Error(`No game file "${name}" can be made for the map ${mapUid} and the account ${accountId}.`);
  return Buffer.from(text.replaceAll(anyUid, mapUid).replaceAll(anyLogin, login), 'latin1');
}

/** Uploads bytes and returns their reference. */
export async function stage(context: ScenarioContext, kind: 'map' | 'replay', body: Buffer): Promise<string> {
  const operation = kind === 'map' ? 'uploadMap' : 'uploadReplay';
  const response = await context.call(operation, { query: [['filename', `${context.namespace}.Gbx`]], body });
  return (response as Success<{ artifact_ref: string }>).data.artifact_ref;
}

/** Uploads a map and a replay and returns the body of a new submission of them. */
export async function prepareRecord(
  context: ScenarioContext,
  {
    name = 'record',
    rank = 4,
    replay = gameFile(context, 'replay in 8000 ms'),
  }: { name?: string; rank?: number | null; replay?: Buffer } = {},
): Promise<OwnRecord> {
  const mapUid = ownMapUid(context);
  const [map_ref, replay_ref] = [
    await stage(context, 'map', gameFile(context, 'map')),
    await stage(context, 'replay', replay),
  ];
  const recordId = `${context.namespace}:${name}`;
  return { recordId, mapUid, body: { record_id: recordId, map_uid: mapUid, rank, map_ref, replay_ref } };
}

/** Submits a record of the scenario. */
export async function submittedRecord(
  context: ScenarioContext,
  options: { name?: string; rank?: number | null; replay?: Buffer } = {},
): Promise<OwnRecord> {
  const record = await prepareRecord(context, options);
  await context.call('createReplaySubmission', { body: record.body });
  return record;
}

/** Submits a record of the scenario and waits for the verdict of its replay track. */
export async function classifiedRecord(
  context: ScenarioContext,
  options: { name?: string; rank?: number | null; replay?: Buffer } = {},
): Promise<OwnRecord> {
  const record = await submittedRecord(context, options);
  const parts = { path: { recordId: record.recordId } };
  await context.callUntil('getRecord', parts, isValidated, 'the replay track to leave `pending`');
  return record;
}

function isValidated(json: unknown): boolean {
  const { verifications } = (json as Success<RecordBundle>).data;
  return verifications.some(
    ({ track, reason_code }) => track === 'replay' && reason_code !== 'awaiting_processing',
  );
}

/** Returns a known record: the scenario's own, or on a read-only run any of the list. */
export async function storedRecord(context: ScenarioContext): Promise<{ recordId: string; mapUid: string }> {
  if (!context.isReadOnly) return submittedRecord(context);
  const feed = ((await context.call('getLiveFeed')) as Success<{ records: RecordBundle[] }>).data;
  const record = feed.records.at(-1);
  if (!record) throw new Skipped('The server has no record, and creating one changes state.');
  return { recordId: record.record_id, mapUid: record.map_uid };
}
