import { below, type Bench } from '../bench.js';
import { compareThroughput, throughputTable } from '../compare-throughput.js';
import { writeRequests } from '../load/drive-load.js';
import { prepareMaps } from '../map-data.js';
import { startOurs } from '../our-services.js';
import { median } from '../statistics.js';
import { EVENTS, MAPS } from './getMap.js';

const FEW_EVENTS = 5000;
const MAX_TIMES = 2;

/** The full leaderboards, over many world records and over a hundredth of them. */
export const getLeaderboards: Bench = {
  title: 'GET of the leaderboards, 50,000 maps, 500,000 world records beside 5,000',
  run: async (workbench) => {
    const many = await prepareMaps(workbench, MAPS, EVENTS);
    const few = await prepareMaps(workbench, MAPS, FEW_EVENTS);
    const [ours, small] = [
      await startOurs(workbench.processes, many.dataDir),
      await startOurs(workbench.processes, few.dataDir),
    ];
    const requests = [{ path: '/api/v1/alterations/leaderboards' }];
    const found = await compareThroughput(
      workbench,
      [
        { name: '500,000 world records', port: ours.portOf('catalog'), pid: ours.pid },
        { name: '5,000 world records', port: small.portOf('catalog'), pid: small.pid },
      ],
      writeRequests(workbench, 'getLeaderboards', requests),
    );
    const [withMany = [], withFew = []] = found.map(({ perSecond }) => perSecond);
    const times = median(withFew) / median(withMany);
    return {
      tables: [throughputTable(found)],
      goals: [
        below(Math.round(times * 100), MAX_TIMES * 100, '%', 'the cost of a response with 100 × the events'),
      ],
    };
  },
};
