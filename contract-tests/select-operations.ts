import { listOperations, type Operation } from './contract/document.js';
import type { ServiceSuite } from './scenarios/scenario.js';

const MAX_NEAREST = 3;

/**
 * Returns the suites that have one of the named operations, limited to these; without names, the suites as they are. Throws an
 * error that lists the nearest ids where no suite has an operation of a name.
 */
export function selectOperations(suites: ServiceSuite[], ids: readonly string[]): ServiceSuite[] {
  if (ids.length === 0) return suites;
  const idsOf = ({ document }: ServiceSuite): string[] => listOperations(document).map(({ id }) => id);
  const known = [...new Set(suites.flatMap(idsOf))];
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    const services = suites.map(({ service }) => service).join(', ');
    const nearest = known.toSorted((a, b) => similarityOf(unknown, b) - similarityOf(unknown, a));
    throw new Error(
      `--operation takes an operationId of ${services}, got "${unknown}". The nearest are ${nearest.slice(0, MAX_NEAREST).join(', ')}.`,
    );
  }
  return suites.flatMap((suite) => {
    const onlyOperations = idsOf(suite).filter((id) => ids.includes(id));
    return onlyOperations.length > 0 ? [{ ...suite, onlyOperations }] : [];
  });
}

/** Returns the operations of a suite that are tested. */
export function testedOperations({ document, onlyOperations }: ServiceSuite): Operation[] {
  return listOperations(document).filter(({ id }) => onlyOperations?.includes(id) ?? true);
}

/** Returns the share of pairs of neighbouring letters that two texts have in common (Dice's coefficient), 0 to 1. */
function similarityOf(one: string, other: string): number {
  const [left, right] = [letterPairs(one), letterPairs(other)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return (2 * common) / Math.max(1, left.size + right.size);
}

function letterPairs(text: string): Set<string> {
  const letters = text.toLowerCase();
  return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}
