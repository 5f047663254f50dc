import { createHash } from 'node:crypto';
import { Skipped, type ScenarioContext } from '../scenario.js';

/** A map of the scenario in the primary club, with its campaign and bucket. */
interface ReportedClub {
  clubId: number;
  mapUid: string;
  mapName: string;
  campaignId: number;
  bucketId: number;
}

/**
 * Sends a snapshot of the primary club with one map of the scenario, uploaded just now. Throws Skipped on a
 * deployment, whose club must not change.
 */
export async function reportPrimaryClub(context: ScenarioContext): Promise<ReportedClub> {
  const clubId = context.setting('PRIMARY_CLUB_ID', 0);
  if (clubId === 0) throw new Skipped('It would change the primary club of a server that is in use.');
  const { namespace } = context;
  const digest = createHash('sha256').update(namespace).digest();
  const reported = {
    clubId,
    mapUid: `${namespace}-club-map`,
    mapName: `$f00Winter$z 2031 - 07 ${namespace}`,
    campaignId: 1 + (digest.readUInt32BE(0) % 2_000_000_000),
    bucketId: 1 + (digest.readUInt32BE(4) % 2_000_000_000),
  };
  const at = new Date().toISOString();
  const maps = [
    {
      mapUid: reported.mapUid,
      name: reported.mapName,
      author: namespace,
      timestamp: at,
      authorScore: 40_000,
    },
  ];
  const body = {
    projectKey: context.projectKey,
    observedAt: at,
    club: { clubId, name: 'Primary club' },
    campaigns: [{ campaignId: reported.campaignId, name: `Campaign ${namespace}`, maps }],
    uploads: [{ bucketId: reported.bucketId, name: `Bucket ${namespace}`, maps }],
  };
  await context.of('aggregator').call('ingestClubSnapshot', { body });
  return reported;
}
