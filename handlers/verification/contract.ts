import type { Operations } from '../../generated/verification/operations.js';
import type { components } from '../../generated/verification/types.js';
import type { HandlerOf, HandlersOf } from '../../src/contract.js';
import type { DiskSpace } from '../../db/artifacts/disk-space.js';
import type { Spool } from '../../db/artifacts/spool.js';
import type { ArtifactRoom } from '../../db/stores/verification/artifact-room.js';
import type { Artifacts } from '../../db/stores/verification/artifacts.js';
import type { LiveFeed } from '../../db/stores/verification/live-feed.js';
import type { Quotas } from '../../db/writes/quotas.js';
import type { Records } from '../../db/stores/verification/records.js';
import type { Submissions } from '../../db/stores/verification/submissions.js';

export type Schemas = components['schemas'];

/** Dependencies of the verification service's handlers. */
export interface VerificationStores {
  records: Records;
  liveFeed: LiveFeed;
  artifacts: Artifacts;
  files: Pick<Spool, 'receive' | 'discard'>;
  /** What staged files may take, and on which disk. */
  room: ArtifactRoom;
  quotas: Quotas;
  submissions: Submissions;
  /** The path below which clients find the service, or "". */
  pathPrefix: string;
  diskSpace: DiskSpace;
  /** Returns whether the worker runs, the store of artifacts can be reached, and the disk has room. */
  isHealthy: () => Promise<boolean>;
  uploadLimits: Readonly<Record<'map' | 'replay', number>>;
  now: () => Date;
}

export type Handler<Id extends keyof Operations> = HandlerOf<Operations, Id, VerificationStores>;
export type Handlers = HandlersOf<Operations, VerificationStores>;
