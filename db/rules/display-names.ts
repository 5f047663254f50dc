import { parseUuid } from './account-ids.js';
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
  if (parseIdInName(name) !== null) return 'account_id';
  return LABELS.get(normalized.replace(NO_LETTER_OR_DIGIT, '')) ?? null;
}

/** Returns the account id that was sent instead of a name, or null for a name. */
export function parseIdInName(name: string): string | null {
  return parseUuid(name.normalize('NFKC').trim());
}

/** Returns the number of characters (code points) of a text. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
