/** Why a name is not kept. */
export type NameFault =
  | 'reserved_field_name'
  | 'personal_best_label'
  | 'platform_label'
  | 'empty_name'
  | 'too_long'
  | 'control_characters'
  | 'account_id';

const MAX_NAME = 64;
const ACCOUNT_ID = /^[A-Za-z0-9_-]{1,64}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const CONTROL = /\p{Cc}/u;
const INVISIBLE = /^[\s\p{Cf}]*$/u;
const NO_LETTER_OR_DIGIT = /[^\p{L}\p{N}]+/gu;

/** Labels that contributors' tables have beside names, and that end up in place of one when columns are mixed up. */
const LABELS: ReadonlyMap<string, NameFault> = new Map<string, NameFault>([
  ...label('reserved_field_name', 'accountid zoneid groupuid mapid mapuid seasonid'),
  ...label('personal_best_label', 'personalbest personalbests personalbesttime'),
  ...label('platform_label', 'playstation playstation4 playstation5 ps4 ps5'),
  ...label('platform_label', 'xbox xboxone xboxseries xboxseriesx xboxseriess nintendoswitch'),
  ...label('platform_label', 'uplay ubisoftconnect steam epicgames'),
]);

function label(fault: NameFault, words: string): [string, NameFault][] {
  return words.split(' ').map((word) => [word, fault]);
}

/**
 * Returns a name as it is compared: compatibility forms made equal (NFKC), trimmed, every run of white space as one space,
 * in lower case.
 */
export function normalizeName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Returns why a display name is not kept, or null when it is a fine name. Its length is counted as it was sent. */
export function validateDisplayName(name: string): NameFault | null {
  if (INVISIBLE.test(name)) return 'empty_name';
  if (lengthOf(name) > MAX_NAME) return 'too_long';
  if (CONTROL.test(name)) return 'control_characters';
  const normalized = normalizeName(name);
  if (UUID.test(normalized)) return 'account_id';
  return LABELS.get(normalized.replace(NO_LETTER_OR_DIGIT, '')) ?? null;
}

/** Returns an account id as it is stored, a UUID in lower case and any other as it is, or null for what is none. */
export function accountIdOf(text: string): string | null {
  if (!ACCOUNT_ID.test(text)) return null;
  return UUID.test(text) ? text.toLowerCase() : text;
}

/** Returns the number of characters (code points) of a text. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
