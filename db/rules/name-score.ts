import { parseUuid } from './account-ids.js';
import { countCharacters } from './display-names.js';
import { foldText } from './search-text.js';

/** A search term. */
export interface SearchTerm {
  /** Normalized. */
  name: string;
  /** In characters. */
  length: number;
  /** The characters of the name. */
  codes: readonly number[];
  /** A prefix of an account id, if the term can be one. */
  idStart: string | null;
}

export type SearchMode = 'prefix' | 'contains' | 'fuzzy';

/** Names below this similarity are no match. */
const MIN_SIMILARITY = 0.3;
/** Steps of the edit distances of one search: a few milliseconds. Names of quite another length or other characters take none. */
const MAX_CELLS = 800_000;
const MIN_ID_DIGITS = 4;
const ID_LENGTH = 36;

/** Returns a search term, from a text and its normalized form. */
export function toSearchTerm(text: string, normalized: string): SearchTerm {
  const start = parseUuid(text.trim()) ?? foldText(text);
  const digits = start.replaceAll('-', '').length;
  const isIdStart = /^[0-9a-f][0-9a-f-]*$/.test(start) && digits >= MIN_ID_DIGITS;
  const codes = toCodePoints(normalized);
  return {
    name: normalized,
    length: codes.length,
    codes,
    idStart: isIdStart && start.length <= ID_LENGTH ? start : null,
  };
}

/**
 * Returns the score of a match: 1 for the exact name or id, from 0.9 for a prefix, from 0.5 for another part of the
 * name, growing with the matched share, and from 0.3 for a similar name in fuzzy mode. 0 is no match.
 */
export function scoreMatch(
  name: string,
  accountId: string,
  term: SearchTerm,
  mode: SearchMode,
  budget?: Budget,
): number {
  const byName = scoreName(name, term, mode, budget);
  const byId = term.idStart === null ? 0 : scoreId(accountId, term.idStart);
  return Math.round(Math.max(byName, byId) * 1e6) / 1e6;
}

/** What is left of the steps of edit distances. */
interface Budget {
  cells: number;
}

function scoreName(name: string, term: SearchTerm, mode: SearchMode, budget?: Budget): number {
  if (name === term.name) return 1;
  if (name.startsWith(term.name)) return 0.9 + 0.09 * (term.length / countCharacters(name));
  if (mode === 'prefix') return 0;
  if (name.includes(term.name)) return 0.5 + 0.39 * (term.length / countCharacters(name));
  return mode === 'fuzzy' ? scoreSimilar(name, term, budget) : 0;
}

function scoreId(accountId: string, start: string): number {
  if (!accountId.toLowerCase().startsWith(start)) return 0;
  return accountId.length === start.length ? 1 : 0.9 + 0.09 * (start.length / accountId.length);
}

/** At most 0.89: one typo in a long name scores below its prefix. 0 where the budget is used up. */
function scoreSimilar(name: string, term: SearchTerm, budget: Budget = { cells: Infinity }): number {
  const codes = toCodePoints(name);
  const longest = Math.max(codes.length, term.length);
  // Characters that only one of the two has must be inserted, in any order.
  const least = longest - Math.min(codes.length, term.length);
  if (0.9 * (1 - least / longest) < MIN_SIMILARITY) return 0;
  if (0.9 * (sharedCharacters(codes, term.codes) / longest) < MIN_SIMILARITY) return 0;
  budget.cells -= codes.length * term.length;
  if (budget.cells < 0) return 0;
  const similarity = 0.9 * (1 - editDistance(codes, term.codes) / longest);
  return similarity < MIN_SIMILARITY ? 0 : Math.min(0.89, similarity);
}

/** Returns how many characters two texts have in common, in any order: an edit distance is at least what is left. */
function sharedCharacters(a: readonly number[], b: readonly number[]): number {
  COUNTS.fill(0);
  for (const code of a) COUNTS[code & 255] = (COUNTS[code & 255] ?? 0) + 1;
  let shared = 0;
  for (const code of b) {
    const count = COUNTS[code & 255] ?? 0;
    if (count === 0) continue;
    COUNTS[code & 255] = count - 1;
    shared += 1;
  }
  return shared;
}

/** Characters by their lowest byte; a collision lets a name through to the exact comparison. */
const COUNTS = new Uint16Array(256);

/**
 * Returns a scorer for many names whose edit distances together cost at most `MAX_CELLS`; beyond that a name is scored by what it
 * contains only. The newest names are to come first.
 */
export function createBoundedScore(term: SearchTerm): (name: string, accountId: string) => number {
  const budget = { cells: MAX_CELLS };
  return (name, accountId) => scoreMatch(name, accountId, term, 'fuzzy', budget);
}

/**
 * Returns the edit distance of two texts (optimal string alignment): insertions, deletions, substitutions and
 * transpositions of neighbours. Keeps three rows of the table only, because a search compares thousands of names.
 */
function editDistance(from: readonly number[], to: readonly number[]): number {
  let [before, previous, current] = [newRow(to.length), newRow(to.length), newRow(to.length)];
  for (let j = 0; j <= to.length; j += 1) previous[j] = j;
  for (let i = 1; i <= from.length; i += 1) {
    current[0] = i;
    for (let j = 1; j <= to.length; j += 1) {
      let typos = at(previous, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      typos = Math.min(typos, at(previous, j) + 1, at(current, j - 1) + 1);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        typos = Math.min(typos, at(before, j - 2) + 1);
      current[j] = typos;
    }
    [before, previous, current] = [previous, current, before];
  }
  return at(previous, to.length);
}

function newRow(length: number): Uint16Array {
  return new Uint16Array(length + 1);
}

function toCodePoints(text: string): number[] {
  const codes: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.codePointAt(index) ?? 0;
    codes.push(code);
    if (code > 0xffff) index += 1;
  }
  return codes;
}

function at(counts: Uint16Array, index: number): number {
  return counts[index] ?? 0;
}
