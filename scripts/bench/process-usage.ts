import { readdirSync, readFileSync } from 'node:fs';

/** Returns the bytes of memory that a process holds, or null where the system has no /proc. */
export function residentBytes(pid: number): number | null {
  const kibibytes = /^VmRSS:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1];
  return kibibytes === undefined ? null : Number(kibibytes) * 1024;
}

/** Returns the microseconds of processor time that the threads of a process have used, or null where there is no /proc. */
export function processorMicroseconds(pid: number): number | null {
  const folder = `/proc/${pid}/task`;
  if (read(`${folder}/${pid}/schedstat`) === '') return null;
  return readdirSync(folder)
    .map((thread) => Number(read(`${folder}/${thread}/schedstat`).split(' ')[0]) / 1000)
    .reduce((sum, time) => sum + time, 0);
}

/**
 * Returns the milliseconds that the main thread of a process has run, and those that it was ready but other processes ran; both 0
 * where there is no /proc. The kernel counts them at each switch of threads and each of its ticks.
 */
export function mainThreadTimes(pid: number): { ran: number; queued: number } {
  const [ran = 0, queued = 0] = read(`/proc/${pid}/task/${pid}/schedstat`).split(' ').map(Number);
  return { ran: ran / 1e6, queued: queued / 1e6 };
}

/** Returns the milliseconds of processor time that a process and those that it started have used. */
export function familyProcessorMs(pid: number): number {
  return childrenOf(pid).reduce(
    (sum, child) => sum + familyProcessorMs(child),
    (processorMicroseconds(pid) ?? 0) / 1000,
  );
}

/** Returns the bytes of memory of a process that are no part of a file, and those of it with the processes that it started. */
export function anonymousBytes(pid: number): { own: number; all: number } {
  const own = Number(/^RssAnon:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
  return { own, all: childrenOf(pid).reduce((sum, child) => sum + anonymousBytes(child).all, own) };
}

/** Returns the bytes of memory that a process and those that it started hold. */
export function familyBytes(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + familyBytes(child), residentBytes(pid) ?? 0);
}

function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
