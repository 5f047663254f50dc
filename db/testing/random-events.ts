import type { Database } from '../connection/database.js';
import { appendEvents } from '../writes/events.js';
import { saveProject } from '../writes/projects.js';
import type { Random } from './random.js';
import { AT, buildEvent, minutes } from './tracking.js';

/** Stores random events of a few projects, sources and types within some days, some of them at equal times. */
export function storeRandomEvents(database: Database, random: Random, count: number): Promise<unknown> {
  const projectKey = `p-${random.below(3)}`;
  const events = Array.from({ length: count }, () => {
    const eventType = random.pick(['map.checked', 'custom.a', 'custom.b', 'displayname.sync']);
    return buildEvent({
      projectKey,
      eventType,
      system: eventType === 'displayname.sync',
      changed: random.below(3) === 0,
      source: random.pick(['Label', 'LABEL', 'other']),
      occurredAt: minutes(random.below(4000) / 2),
      message: random.pick(['one', 'Two', '100%_SURE', null]),
      accountId: random.pick(['a-0', 'a-1', null]),
      mapName: random.pick(['$f00Icy Road', null]),
    });
  });
  return database.write(async (trx) => {
    await saveProject(trx, { projectKey, receivedAt: AT });
    return appendEvents(trx, events);
  });
}
