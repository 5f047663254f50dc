import { listOperations, type Operation } from './contract/document.js';
import { VERIFIER } from './run-options.js';
import type { ServiceSuite } from './scenarios/scenario.js';

const MAX_NEAREST = 3;
/** Of the pairs of letters, what a name that is near has in common with the one that was given. */
const MIN_SIMILARITY = 0.5;

/**
 * Returns the suites that have an operation left to test, limited to those of `only`, where there are any, without those of
 * `except`; both hold operationIds or tags. Throws an error that lists the near names where no suite knows one, and where nothing
 * is left.
 */
export function selectOperations(
  suites: ServiceSuite[],
  only: readonly string[],
  except: readonly string[] = [],
): ServiceSuite[] {
  if (only.length + except.length === 0) return suites;
  refuseUnknown(suites, '--operation', only);
  refuseUnknown(suites, '--skip', except);
  const selected = suites.flatMap((suite) => {
    const isIn = (names: readonly string[], { id, tag }: Operation): boolean =>
      names.includes(id) || names.includes(tag);
    const onlyOperations = listOperations(suite.document)
      .filter((operation) => only.length === 0 || isIn(only, operation))
      .filter((operation) => !isIn(except, operation))
      .map(({ id }) => id);
    return onlyOperations.length > 0 ? [{ ...suite, onlyOperations }] : [];
  });
  if (selected.length === 0) throw new Error('--operation and --skip leave no operation to test.');
  return selected;
}

/** Returns the suites without the scenarios that need a verifier that reads game files. */
export function withoutVerifier(suites: ServiceSuite[]): ServiceSuite[] {
  return suites.map((suite) => ({
    ...suite,
    scenarios: suite.scenarios.filter(({ needsVerifier }) => needsVerifier !== true),
  }));
}

function refuseUnknown(suites: ServiceSuite[], option: string, names: readonly string[]): void {
  const operations = suites.flatMap(({ document }) => listOperations(document));
  const named = [...operations.map(({ id }) => id), ...operations.map(({ tag }) => tag)];
  const known = [...new Set([...named, ...(option === '--skip' ? [VERIFIER] : [])])];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const services = suites.map(({ service }) => service).join(', ');
  const near = known
    .filter((name) => measureSimilarity(unknown, name) >= MIN_SIMILARITY)
    .sort((a, b) => measureSimilarity(unknown, b) - measureSimilarity(unknown, a));
  const hint = near.length === 0 ? '' : ` Near it: ${near.slice(0, MAX_NEAREST).join(', ')}.`;
  throw new Error(`${option} takes an operationId or a tag of ${services}, got "${unknown}".${hint}`);
}

/** Returns the operations of a suite that are tested. */
export function testedOperations({ document, onlyOperations }: ServiceSuite): Operation[] {
  return listOperations(document).filter(({ id }) => onlyOperations?.includes(id) ?? true);
}

/** Returns the share of pairs of neighbouring letters that two texts have in common (Dice's coefficient), 0 to 1. */
function measureSimilarity(one: string, other: string): number {
  const [left, right] = [letterPairs(one), letterPairs(other)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return (2 * common) / Math.max(1, left.size + right.size);
}

function letterPairs(text: string): Set<string> {
  const letters = text.toLowerCase();
  return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}
