import type { Operations } from '../../../generated/aggregator/operations.js';

/** The body of a snapshot as handlers receive it: valid rows with their places. */
export type SnapshotBody = Operations['ingestClubSnapshot']['requestBody']['content']['application/json'];

/** A row with its place in the sent list. */
export interface Placed<Row> {
  index: number;
  row: Row;
}

type RowOf<List> = NonNullable<List> extends Placed<infer Row>[] ? Row : never;

export type CampaignRow = RowOf<SnapshotBody['campaigns']>;
export type UploadRow = RowOf<SnapshotBody['uploads']>;
export type MemberRow = RowOf<SnapshotBody['members']>;
export type MapRow = RowOf<SnapshotBody['maps']>;

/** A row that is not stored, and why. */
export interface RejectedSnapshotRow {
  path: string;
  index: number;
  reason: 'invalid_row' | 'missing_field' | 'invalid_field' | 'invalid_timestamp';
  message: string;
}

/** Rows that do not fit their schema. */
export interface Rejections {
  rejectedRows: readonly (RejectedSnapshotRow & { row: unknown })[];
  rejectedCount: number;
}
