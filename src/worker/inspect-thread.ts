/** A thread that inspects one submission after another: gets an `InspectTask`, sends back a `ThreadReport`. */
import { parentPort } from 'node:worker_threads';
import { inspect, type InspectTask } from './inspect.js';
import { describeError, type ThreadReport } from './thread-pool.js';

/** With more than this kept in buffers the thread ends: their memory is then free at once, not at some garbage collection. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

parentPort?.on('message', (task: InspectTask) => {
  const report = reportOn(task);
  const isLast = process.memoryUsage().arrayBuffers > MAX_KEPT_BYTES;
  parentPort?.postMessage({ ...report, isLast });
});

function reportOn(task: InspectTask): Omit<ThreadReport, 'isLast'> {
  try {
    return { result: inspect(task) };
  } catch (error) {
    return { error: describeError(error) };
  }
}
