import { foldCase, withoutControls } from './search-text.js';
import { CONTROL, hasInvisibleCharacters } from './invisible-characters.js';

/** Why a display name is rejected. */
type NameFault =
  | 'reserved_field_name'
  | 'personal_best_label'
  | 'platform_label'
  | 'empty_name'
  | 'too_long'
  | 'control_characters'
  | 'invisible_characters'
  | 'account_id';

const MAX_NAME = 64;
const ACCOUNT_ID = /^[A-Za-z0-9_-]{1,64}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const EMPTY = /^[\s\p{Cf}]*$/u;
const NO_LETTER_OR_DIGIT = /[^\p{L}\p{N}]+/gu;

/** Column labels that arrive in place of a name when a contributor mixes up its columns. */
const LABELS: ReadonlyMap<string, NameFault> = new Map<string, NameFault>([
  ...label('reserved_field_name', 'accountid zoneid groupuid mapid mapuid seasonid'),
  ...label('personal_best_label', 'personalbest personalbests personalbesttime'),
  ...label('platform_label', 'playstation playstation4 playstation5 ps4 ps5'),
  ...label('platform_label', 'xbox xboxone xboxseries xboxseriesx xboxseriess psn nintendo nintendoswitch'),
  ...label('platform_label', 'uplay ubisoft ubisoftconnect steam epic epicgames'),
]);

function label(fault: NameFault, words: string): [string, NameFault][] {
  return words.split(' ').map((word) => [word, fault]);
}

/**
 * Returns a name in the form in which names are compared: NFKC, trimmed, white space collapsed, without other control characters, case
 * folded.
 */
export function normalizeName(name: string): string {
  const plain = withoutControls(name.replace(/\s/g, ' '));
  return foldCase(plain.normalize('NFKC').trim().replace(/\s+/g, ' '));
}

/** Returns why a display name is rejected, or null for a valid one. Its length is counted as sent and as normalized. */
export function validateDisplayName(name: string): NameFault | null {
  if (EMPTY.test(name)) return 'empty_name';
  if (countCharacters(name) > MAX_NAME) return 'too_long';
  if (CONTROL.test(name)) return 'control_characters';
  if (hasInvisibleCharacters(name)) return 'invisible_characters';
  const normalized = normalizeName(name);
  if (countCharacters(normalized) > MAX_NAME) return 'too_long';
  if (UUID.test(normalized)) return 'account_id';
  return LABELS.get(normalized.replace(NO_LETTER_OR_DIGIT, '')) ?? null;
}

/** Returns the stored form of an account id, a UUID in lower case and any other unchanged, or null for an invalid one. */
export function parseAccountId(text: string): string | null {
  // First the usual form, so that a list of hundreds is matched once.
  if (UUID.test(text)) return text.toLowerCase();
  return ACCOUNT_ID.test(text) ? text : null;
}

/** Returns the number of characters (code points) of a text. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
