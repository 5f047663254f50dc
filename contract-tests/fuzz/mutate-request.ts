import type { ApiParameter, Operation } from '../contract/document.js';
import { mutateBody, mutateBodyText } from './mutate-body.js';
import {
  type Draft,
  encodeText,
  mutated,
  type MutationChoice,
  pick,
  type RequestMutator,
  shown,
} from './draft.js';
import { NASTY_BODIES, NASTY_HEADERS, NASTY_TEXTS } from './nasty-values.js';

/** Returns a draft with one mutation, selected by the choice. */
export function mutateRequest(draft: Draft, choice: MutationChoice, operation: Operation): Draft {
  const mutators = mutatorsFor(draft, operation);
  return pick(mutators, choice.kind)(draft, choice, operation);
}

/** Bodies have the most parts, hence the highest weight. */
function mutatorsFor(draft: Draft, { parameters, method }: Operation): RequestMutator[] {
  const mutators: RequestMutator[] = [mutateHeader, mutateRoute];
  if (parameters.some((parameter) => parameter.in === 'path')) mutators.push(mutatePath, mutatePath);
  if (parameters.some((parameter) => parameter.in === 'query'))
    mutators.push(mutateQueryValue, mutateQueryValue, mutateQueryValue, mutateQueryName);
  else mutators.push(addQuery);
  if (draft.body && 'json' in draft.body) mutators.push(...mutateBody, ...mutateBody, mutateBodyText);
  if (method === 'GET') mutators.push(sendBodyWithGet);
  return mutators;
}

/** Empty and dotted segments would be other paths. */
const SEGMENTS = [
  ...NASTY_TEXTS.map(encodeText).filter((text) => text !== ''),
  '%',
  '%zz',
  '%ff',
  'a%2Fb',
  '%2e%2e%2f',
  ';a=1',
];

const mutatePath: RequestMutator = (draft, { place, value }) => {
  const name = pick(Object.keys(draft.path), place);
  const text = pick(SEGMENTS, value);
  return mutated(draft, `path ${name} is ${shown(text)}`, { path: { ...draft.path, [name]: text } });
};

const QUERY_VALUES = [
  ...NASTY_TEXTS.map(encodeText),
  '%',
  '%zz',
  '%ff',
  '%00%00',
  '+',
  '%2B1',
  '1%20',
  '%C2%A01',
];

const mutateQueryValue: RequestMutator = (draft, { place, value }, { parameters }) => {
  const inQuery = parameters.filter((one) => one.in === 'query');
  const { name } = pick(inQuery, place);
  const text = pick(QUERY_VALUES, value);
  const query: Draft['query'] = [...draft.query.filter(([other]) => other !== name), [name, text]];
  const isRefused = query.some(([given, sent]) => {
    const parameter = inQuery.find((one) => one.name === given);
    return parameter?.schema.type === 'integer' && !isIntegerFor(parameter, sent);
  });
  return mutated(draft, `query ${name} is ${shown(text)}`, {
    query,
    mustBeRefused: { ...draft.mustBeRefused, query: isRefused },
  });
};

function isIntegerFor({ schema }: ApiParameter, text: string): boolean {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  return /^-?\d+$/.test(text) && Number(text) >= Number(minimum) && Number(text) <= Number(maximum);
}

const mutateQueryName: RequestMutator = (draft, { place, value }, { parameters }) => {
  const { name } = pick(
    parameters.filter((one) => one.in === 'query'),
    place,
  );
  const names = [
    name,
    `${name}[]`,
    `${name}[0]`,
    `${name}[a]`,
    name.toUpperCase(),
    `${name}%00`,
    '',
    '__proto__',
    '%ff',
  ];
  const given = pick(names, value);
  const pairs = Array.from({ length: value % 3 === 0 ? 50 : 2 }, (): [string, string] => [given, '1']);
  return mutated(draft, `query ${given} comes ${pairs.length} times`, { query: [...draft.query, ...pairs] });
};

const addQuery: RequestMutator = (draft, { place, value }) => {
  const name = pick(['limit', 'q', '__proto__', 'constructor', 'a[b]', '%00'], place);
  const text = pick(QUERY_VALUES, value);
  return mutated(draft, `query ${name} is ${shown(text)}`, { query: [...draft.query, [name, text]] });
};

const mutateHeader: RequestMutator = (draft, { value }) => {
  const [name, text] = pick(NASTY_HEADERS, value);
  return mutated(draft, `header ${name} is ${shown(text)}`, { headers: { ...draft.headers, [name]: text } });
};

const sendBodyWithGet: RequestMutator = (draft, { value }) => {
  const [what, bytes] = pick(NASTY_BODIES, value);
  return mutated(draft, `a body with ${what}`, { body: { bytes } });
};

const METHODS = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST', 'GET', 'PROPFIND'];
const SUFFIXES = ['/', '//', '/x', '/%2e%2e', '%00', '%zz', '/%ff', '.json', `/${'a/'.repeat(500)}`];

const mutateRoute: RequestMutator = (draft, { place, value }) => {
  if (place % 2 === 0) {
    const method = pick(METHODS, value);
    return mutated(draft, `the method is ${method}`, { elsewhere: { ...draft.elsewhere, method } });
  }
  const suffix = pick(SUFFIXES, value);
  return mutated(draft, `the path goes on with ${shown(suffix)}`, {
    elsewhere: { ...draft.elsewhere, suffix },
  });
};
