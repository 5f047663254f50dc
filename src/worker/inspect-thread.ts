/** A thread that inspects one submission, and sends back what it found. */
import { parentPort, workerData } from 'node:worker_threads';
import { inspect, type InspectTask } from './inspect.js';

parentPort?.postMessage(inspect(workerData as InspectTask));
