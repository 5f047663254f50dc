import { listOperations, type Operation } from './contract/document.js';
import { VERIFIER, type RunOptions } from './options.js';
import type { ServiceSuite } from './scenarios/scenario.js';
import { suites } from './scenarios/services.js';

/** Returns the suites that a run tests, and all suites, in which the others are marked as not tested. Throws for an unknown name. */
export function chooseSuites(
  options?: Pick<RunOptions, 'services' | 'operations' | 'skipped' | 'isWithoutVerifier'>,
): {
  wanted: ServiceSuite[];
  all: ServiceSuite[];
} {
  if (!options) return { wanted: suites, all: suites };
  const { services, operations, skipped, isWithoutVerifier } = options;
  const ofServices = suites.filter(({ service }) => services.includes(service));
  const selected = selectOperations(ofServices, operations, skipped);
  const wanted = isWithoutVerifier ? withoutVerifier(selected) : selected;
  const isChosen = operations.length + skipped.length > 0;
  const all = suites.map((suite) => {
    const own = wanted.find(({ service }) => service === suite.service);
    return own ?? (isChosen ? { ...suite, onlyOperations: [] } : suite);
  });
  return { wanted, all };
}

/**
 * Returns the suites with the operations that `only` names (all where it is empty) and `except` does not. Both hold operationIds or
 * tags. Throws where a name is unknown, and where no operation is left.
 */
function selectOperations(
  among: ServiceSuite[],
  only: readonly string[],
  except: readonly string[] = [],
): ServiceSuite[] {
  if (only.length + except.length === 0) return among;
  refuseUnknown(among, '--operation', only);
  refuseUnknown(among, '--skip', except);
  const selected = among.flatMap((suite) => {
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
function withoutVerifier(suites: ServiceSuite[]): ServiceSuite[] {
  return suites.map((suite) => ({
    ...suite,
    scenarios: suite.scenarios.filter(({ needsVerifier }) => needsVerifier !== true),
  }));
}

function refuseUnknown(among: ServiceSuite[], option: string, names: readonly string[]): void {
  const operations = among.flatMap(({ document }) => listOperations(document));
  const named = [...operations.map(({ id }) => id), ...operations.map(({ tag }) => tag)];
  const known = [...new Set([...named, ...(option === '--skip' ? [VERIFIER] : [])])];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const near = known.filter((name) => name.includes(unknown) || unknown.includes(name)).slice(0, 3);
  const hint = near.length === 0 ? '' : ` Near it: ${near.join(', ')}.`;
  throw new Error(`${option} takes an operationId or a tag of the documents, got "${unknown}".${hint}`);
}

/** Returns the operations of a suite that are tested. */
export function testedOperations({ document, onlyOperations }: ServiceSuite): Operation[] {
  return listOperations(document).filter(({ id }) => onlyOperations?.includes(id) ?? true);
}
