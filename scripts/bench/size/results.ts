import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CostlyRequest } from './costliest.js';
import type { CrowdFinding } from './crowd.js';
import type { Figures } from './measure.js';
import type { SizeName } from './size-rows.js';
import type { SoakFinding } from './soak.js';
import type { Starts } from './starts.js';
import type { Work } from './work.js';

export const KINDS = ['sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** What one read costs at one size: with one client and, at the larger size, with eight, and what the database does for it. */
export interface ReadFigures extends Partial<Work> {
  one: Figures;
  eight?: Figures;
}

/** All reads at one size. */
export interface SizeResult {
  size: SizeName;
  reads: Record<string, ReadFigures>;
  /** Bytes of the database on disk. */
  bytes: number;
}

/** Where and how something was measured. */
export interface Circumstances {
  command: string;
  /** Of the project, with the commit. */
  version: string;
  /** Of Node.js, the database and the processor. */
  versions: string;
  /** The day, UTC. */
  day: string;
}

/** What was measured on one database; each part by a command of its own. */
export interface Results {
  reads?: Circumstances & { sizes: SizeResult[]; starts: Starts };
  costliest?: Circumstances & { size: SizeName; requests: CostlyRequest[] };
  crowd?: Circumstances & { finding: CrowdFinding };
  soak?: Circumstances & { finding: SoakFinding };
}

/** Returns what was measured on a database before; it is kept beside the data. */
export function readResults(folder: string, kind: Kind): Results {
  const file = fileOf(folder, kind);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** Keeps one part of what was measured on a database. */
export function keepResults(folder: string, kind: Kind, part: Results): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, kind), JSON.stringify({ ...readResults(folder, kind), ...part }, null, 1));
}

/** What an unfinished run of one version has measured of the reads, by size. */
export interface Unfinished {
  version: string;
  reads: Partial<Record<SizeName, Record<string, ReadFigures>>>;
}

/** Returns what an interrupted run of the same version has measured, so that the next one goes on from there. */
export function readUnfinished(folder: string, kind: Kind, version: string): Unfinished {
  const file = join(folder, `unfinished-${kind}.json`);
  const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Unfinished) : null;
  return found?.version === version ? found : { version, reads: {} };
}

/** Keeps what has been measured so far; null when all of it is. */
export function keepUnfinished(folder: string, kind: Kind, unfinished: Unfinished | null): void {
  const file = join(folder, `unfinished-${kind}.json`);
  if (unfinished === null) rmSync(file, { force: true });
  else writeFileSync(file, JSON.stringify(unfinished));
}

function fileOf(folder: string, kind: Kind): string {
  return join(folder, `results-${kind}.json`);
}
