import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { isLargePage } from '../../sql/read-page.js';
import { readClubMaps, type ClubRow } from '../aggregator/community/clubs.js';
import { toClubMap } from './club-maps.js';
import { toPaging, type Page } from './paging.js';

type Schemas = components['schemas'];

const HOOK_KEY = 'primary';
/** The default limit of its maps; a longer list is a costly read. */
const MANY_MAPS = 1200;

interface RunRow {
  club_id: number;
  run_id: number;
  status: Schemas['HookRun']['status'];
  maps_seen: number;
  maps_added: number;
  maps_removed: number;
  started_at: string;
  finished_at: string;
}

/** The club that the catalog follows; empty until there is one. */
export type PrimaryClub = ReturnType<typeof createPrimaryClub>;

/** Returns the store of the primary club. */
export function createPrimaryClub(database: Database) {
  const within = <T>(
    work: (read: Knex, club: ClubRow | undefined) => T | Promise<T>,
    isCostly = false,
  ): Promise<T> => database.snapshot(async (read) => work(read, await findPrimaryClub(read)), { isCostly });
  return {
    findHook: () =>
      within((_, club): Schemas['Hook'] => ({
        hookKey: HOOK_KEY,
        clubId: club?.club_id ?? null,
        clubName: club?.name ?? null,
        enabled: club !== undefined,
        lastSyncAt: club?.last_synced_at ?? null,
        mapCount: club?.map_count ?? 0,
      })),
    /** Returns its maps by upload time; `q` is a part of a name or uid, "" matches all. */
    listMaps: (q: string, limit: number) =>
      within(
        async (read, club): Promise<Schemas['HookMapList']> => {
          const rows = club ? (await readClubMaps(read, club, { q, limit, offset: 0 })).rows : [];
          return { maps: rows.map(toClubMap), count: rows.length };
        },
        q !== '' || limit > MANY_MAPS,
      ),
    listRuns: (limit: number) =>
      within(async (read, club): Promise<Schemas['HookRunList']> => {
        const rows = await read<RunRow>('hook_runs')
          .where({ club_id: club?.club_id ?? 0 })
          .orderBy('run_id', 'desc')
          .limit(limit);
        const runs = rows.map((row) => ({
          runId: row.run_id,
          hookKey: HOOK_KEY,
          status: row.status,
          mapsSeen: row.maps_seen,
          mapsAdded: row.maps_added,
          mapsRemoved: row.maps_removed,
          startedAt: row.started_at,
          finishedAt: row.finished_at,
        }));
        return { runs, count: runs.length };
      }),
    listCampaigns: (page: Page) =>
      within(async (read, club): Promise<Schemas['CampaignList']> => {
        const total = club?.campaign_count ?? 0;
        const chosen = read('club_campaigns').where({ club_id: club?.club_id ?? 0 });
        const campaigns = await cut(chosen, page, total).orderBy('id', 'desc').select<Schemas['Campaign'][]>({
          campaignId: 'id',
          name: 'name',
          mapCount: 'map_count',
          externalId: 'campaign_id',
        });
        return { campaigns, total, ...page, paging: toPaging(total, page) };
      }, isLargePage(page)),
    listUploads: (page: Page) =>
      within(async (read, club): Promise<Schemas['UploadList']> => {
        const total = club?.upload_count ?? 0;
        const chosen = read('club_uploads').where({ club_id: club?.club_id ?? 0 });
        const uploads = await cut(chosen, page, total)
          .orderByRaw('discovered_at DESC, bucket_id DESC')
          .select<Schemas['UploadBucket'][]>({
            bucketId: 'bucket_id',
            name: 'name',
            mapCount: 'map_count',
            discoveredAt: 'discovered_at',
          });
        return { uploads, total, ...page, paging: toPaging(total, page) };
      }, isLargePage(page)),
  };
}

/** Returns the row of the primary club; undefined until there is one with a snapshot. */
export function findPrimaryClub(read: Knex): Promise<ClubRow | undefined> {
  const primary = `club_id = (SELECT CAST(value AS integer) FROM settings WHERE key = 'primary_club_id')`;
  return read<ClubRow>('clubs').whereRaw(primary).first();
}

/** A page past the end reads nothing: the total is known. */
function cut(chosen: Knex.QueryBuilder, { limit, offset }: Page, total: number): Knex.QueryBuilder {
  return offset < total ? chosen.limit(limit).offset(offset) : chosen.limit(0);
}
