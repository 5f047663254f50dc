import { notStored } from './common/responses.js';
import type { Handler } from './contract.js';
import { storedKey } from '../shared/stored-key.js';

/** Returns counts per hour or day. */
export const getMetricsTimeseries: Handler<'getMetricsTimeseries'> = async ({ query }, stores) => {
  const { bucket, window_hours: windowHours, project_key: sent } = query;
  const projectKey = sent === '' ? null : storedKey(sent);
  const series = await stores.timeseries.read({ bucket, windowHours, projectKey, now: stores.now() });
  return notStored(series);
};
