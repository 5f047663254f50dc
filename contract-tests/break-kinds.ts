import { breakBody, dropRequired, extend, retype, type PlaceChanges } from './break-places.js';
import type { PassingAnswer } from './breaks.js';
import type { ApiDocument, Cell, Operation } from './document.js';
import { parseJson } from './http-client.js';

/** An answer with one thing wrong. */
export interface BrokenAnswer {
  /** What is wrong, and where. */
  place: string;
  answer: PassingAnswer;
}

/** Something that a server may come to do wrong. */
export interface BreakKind {
  name: string;
  /** Whether an operation's document promises what this kind breaks. */
  appliesTo: (operation: Operation) => boolean;
  /** Returns every break of this kind that can be made of a cell's answer. */
  of: (document: ApiDocument, cell: Cell, answer: PassingAnswer) => BrokenAnswer[];
}

/** The kinds of breaks that the suite has to notice, for every operation that they apply to. */
export const breakKinds: BreakKind[] = [
  inBody('a required field dropped', dropRequired),
  inBody('a wrong type', retype),
  inBody('an extra field', extend),
  { name: 'a wrong status', appliesTo: () => true, of: withOtherStatus },
  {
    name: 'a wrong media type',
    appliesTo: (operation) => hasContent(operation, () => true),
    of: (_, { mediaType }, answer) =>
      mediaType === null ? [] : [withHeader(answer, 'content-type', 'text/plain')],
  },
  {
    name: 'a wrong error shape',
    appliesTo: (operation) => hasContent(operation, (status) => status >= 400),
    of: (_, { status, mediaType }, answer) =>
      status >= 400 && mediaType !== null
        ? [{ place: 'the body', answer: { ...answer, body: WRONG_ERROR } }]
        : [],
  },
  {
    name: 'an answer of 500',
    appliesTo: () => true,
    of: (_, __, answer) => [{ place: 'the status', answer: { ...answer, status: 500 } }],
  },
  {
    name: 'no entity tag',
    appliesTo: ({ responses }) => responses.has(304),
    of: (_, { operation, status }, answer) =>
      status === 200 && operation.responses.has(304) ? [withHeader(answer, 'etag', undefined)] : [],
  },
  {
    name: 'no Retry-After',
    appliesTo: ({ responses }) => responses.has(429),
    of: (_, { status }, answer) => (status === 429 ? [withHeader(answer, 'retry-after', undefined)] : []),
  },
  {
    name: 'no request id',
    appliesTo: () => true,
    of: (_, __, answer) => [withHeader(answer, 'x-request-id', undefined)],
  },
];

const WRONG_ERROR = Buffer.from('{"message": "Something went wrong."}');

/** Returns a kind of break of a JSON body, at every place where its schema lets it be made. */
function inBody(name: string, changes: PlaceChanges): BreakKind {
  return {
    name,
    appliesTo: (operation) => hasContent(operation, () => true),
    of: (document, { operation, status, mediaType }, answer) => {
      const schema = operation.responses.get(status)?.content?.[mediaType ?? '']?.schema;
      const body = parseJson(answer.body);
      if (!schema || body === undefined) return [];
      return breakBody(document, schema, body, changes).map(({ place, body: broken }) => ({
        place,
        answer: { ...answer, body: Buffer.from(JSON.stringify(broken)) },
      }));
    },
  };
}

function hasContent({ responses }: Operation, isWanted: (status: number) => boolean): boolean {
  return [...responses].some(
    ([status, { content }]) =>
      isWanted(status) && Object.keys(content ?? {}).some((type) => /json$/.test(type)),
  );
}

/** One status that is not documented, and all others that are: a right answer to another question. */
function withOtherStatus(_: ApiDocument, { operation, status }: Cell, answer: PassingAnswer): BrokenAnswer[] {
  const undocumented = [201, 202, 418].find((other) => !operation.responses.has(other)) ?? 299;
  const others = [...operation.responses.keys()].filter((other) => other !== status);
  return [undocumented, ...others].map((other) => ({
    place: `${other} instead of ${status}`,
    answer: { ...answer, status: other },
  }));
}

function withHeader(answer: PassingAnswer, name: string, value: string | undefined): BrokenAnswer {
  const { [name]: _, ...rest } = answer.headers;
  const headers = value === undefined ? rest : { ...rest, [name]: value };
  return { place: `header ${name}`, answer: { ...answer, headers } };
}
