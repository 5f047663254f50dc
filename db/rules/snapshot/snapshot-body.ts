import type { Operations } from '../../../generated/aggregator/operations.js';

/** The body of a snapshot as handlers get it: rows of row lists beside their places, bad ones taken out. */
export type SnapshotBody = Operations['ingestClubSnapshot']['requestBody']['content']['application/json'];

/** A row beside its place in the list that was sent. */
export interface Placed<Row> {
  index: number;
  row: Row;
}

type RowOf<List> = NonNullable<List> extends Placed<infer Row>[] ? Row : never;

export type CampaignRow = RowOf<SnapshotBody['campaigns']>;
export type UploadRow = RowOf<SnapshotBody['uploads']>;
export type MemberRow = RowOf<SnapshotBody['members']>;
export type MapRow = RowOf<SnapshotBody['maps']>;

/** A row of a snapshot that is not stored, and why. */
export interface RejectedSnapshotRow {
  path: string;
  index: number;
  reason: 'invalid_row' | 'missing_field' | 'invalid_field' | 'invalid_timestamp';
  message: string;
}

/** Rows that were taken out of a body because they do not fit its schema. */
export interface Rejections {
  rejectedRows: readonly (RejectedSnapshotRow & { row: unknown })[];
  rejectedCount: number;
}
