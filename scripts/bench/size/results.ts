import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** What one read costs at one size: with one client and with eight, and what the database does for it. */
export interface ReadFigures extends Partial<Work> {
  one: Figures;
  eight: Figures;
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

function fileOf(folder: string, kind: Kind): string {
  return join(folder, `results-${kind}.json`);
}
