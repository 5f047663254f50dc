import {
  toBytes,
  type Draft,
  mutated,
  type MutationChoice,
  pick,
  type RequestMutator,
  shown,
} from './draft.js';
import { JsonToken, placesIn, replaceAt, toJsonText, type Place } from './json-text.js';
import { NASTY_BODIES, NASTY_VALUES } from './nasty-values.js';

/** Replaces the whole body. */
export const mutateBodyText: RequestMutator = (draft, { place, value }) => {
  const text = toBytes(draft.body) ?? Buffer.alloc(0);
  if (place % 3 === 0) {
    const bytes = text.subarray(0, value % Math.max(1, text.length));
    // The beginning of a number may be a number; an empty body may be valid.
    const isNoJson = bytes.length > 0 && /^[{[]/.test(text.toString('latin1'));
    return mutated(draft, 'the body is cut off', withBytes(draft, bytes, isNoJson));
  }
  const [what, bytes, isNoJson] = pick(NASTY_BODIES, value);
  return mutated(draft, `the body is ${what}`, withBytes(draft, bytes, isNoJson));
};

function withBytes({ mustBeRefused }: Draft, bytes: Buffer, isNoJson: boolean): Partial<Draft> {
  return { body: { bytes }, mustBeRefused: { ...mustBeRefused, body: isNoJson } };
}

/** Returns a mutator that changes the JSON value at one path of the body. */
function inBody(
  change: (part: unknown, choice: MutationChoice) => { what: string; part: unknown },
): RequestMutator {
  return (draft, choice) => {
    if (!draft.body || !('json' in draft.body)) return draft;
    const place = pick(placesIn(draft.body.json), choice.place);
    let done = '';
    const json = replaceAt(draft.body.json, place, (part) => {
      const changed = change(part, choice);
      done = `body ${toPointer(place)} ${changed.what}`;
      return changed.part;
    });
    return mutated(draft, done, { body: { json: json === undefined ? {} : json } });
  };
}

const mutateBodyValue = inBody((_, { value }) => {
  const part = pick(NASTY_VALUES, value);
  return { what: `is ${shown(toJsonText(part))}`, part };
});

const takeAway = inBody(() => ({ what: 'is taken away', part: undefined }));

const NAMES = ['__proto__', 'constructor', 'toString', '', '\0', '\ud800', 'x'.repeat(3000), 'X'];

const addField = inBody((part, { value }) => {
  const name = pick(NAMES, value);
  const field = pick(NASTY_VALUES, value);
  const isObject = typeof part === 'object' && part !== null && !(part instanceof JsonToken);
  if (!isObject || Array.isArray(part)) return { what: 'stands in a list', part: [part] };
  // Entries, since an assignment to `__proto__` would add nothing.
  return {
    what: `has a field ${shown(name)}`,
    part: Object.fromEntries([...Object.entries(part), [name, field]]),
  };
});

const repeatItem = inBody((part, { value }) => {
  const times = pick([2, 3, 60, 1001], value);
  const repeated: unknown[] = Array.isArray(part) ? part : [part];
  if (repeated.length * times > 20_000) return { what: 'stays', part };
  return { what: `comes ${times} times`, part: Array.from({ length: times }, () => repeated).flat() };
});

function toPointer(place: Place): string {
  return `/${place.join('/')}`;
}

/** Mutations of one part of a JSON body, weighted towards other values. */
export const mutateBody: readonly RequestMutator[] = [
  mutateBodyValue,
  mutateBodyValue,
  mutateBodyValue,
  takeAway,
  addField,
  repeatItem,
];
