/** A thread that inspects one submission after another: gets an `InspectTask`, sends back a `WorkerReport`. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { inspect, type InspectTask } from './inspect.js';
import { describeError, type WorkerReport } from '../pool/worker-pool.js';

/** With more than this in buffers their memory is freed at once, not at some later garbage collection. */
const COLLECT_OVER_BYTES = 16 * 1024 * 1024;
/** With more than this kept even so, the thread ends. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
/** Maximum number of submissions of a thread: each inflate that fails keeps some memory in Node's zlib. */
const MAX_TASKS = 500;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let tasks = 0;
parentPort?.on('message', (task: InspectTask) => {
  tasks += 1;
  const report = reportOn(task);
  if (bufferBytes() > COLLECT_OVER_BYTES) collectGarbage();
  parentPort?.postMessage({ ...report, isLast: tasks >= MAX_TASKS || bufferBytes() > MAX_KEPT_BYTES });
});

/** Bytes in the buffers of this thread. */
function bufferBytes(): number {
  return process.memoryUsage().arrayBuffers;
}

function reportOn(task: InspectTask): Omit<WorkerReport, 'isLast'> {
  try {
    return { result: inspect(task) };
  } catch (error) {
    return { error: describeError(error) };
  }
}
