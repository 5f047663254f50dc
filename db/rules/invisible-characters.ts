/** What shows nothing, or changes how the rest is shown: format and filler characters, line separators, blank braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\uFFF9-\uFFFB]/u;

/** Noncharacters, which Unicode keeps for programs' own use, too. */
export const CONTROL = /[\p{Cc}\p{Noncharacter_Code_Point}]/u;

/** Zero-width joiners and variation selectors between the parts of one emoji, and the tags of a flag. */
const EMOJI_PARTS =
  /(?:\p{Extended_Pictographic}|[0-9#*\u{1F1E6}-\u{1F1FF}])[\uFE0E\uFE0F]?\p{Emoji_Modifier}?\u20E3?(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?)*/gu;
const FLAG_TAGS = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}/gu;

/** Scripts whose letters change their form beside a joiner. */
const JOINING = [
  ...[
    'Arabic',
    'Syriac',
    'Mongolian',
    'Nko',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
  ],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar'],
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
const JOINERS = new RegExp(`(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`, 'gu');

/** Variants of one ideograph. */
const IDEOGRAPH_VARIANTS = /(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]/gu;

const STACKED_MARKS = /\p{M}{4}/u;

/**
 * Returns whether a name has characters that nobody sees: bidi controls, zero-width characters except joiners inside emoji and
 * between letters of joining scripts, tags outside flags, fillers, line separators, or more than 3 combining marks on a letter.
 */
export function hasInvisibleCharacters(name: string): boolean {
  const rest = name
    .replace(FLAG_TAGS, '')
    .replace(EMOJI_PARTS, '')
    .replace(JOINERS, '')
    .replace(IDEOGRAPH_VARIANTS, '');
  return INVISIBLE.test(rest) || STACKED_MARKS.test(rest.normalize('NFD'));
}

const VISIBLE = [FLAG_TAGS, EMOJI_PARTS, JOINERS, IDEOGRAPH_VARIANTS].map(({ source }) => source).join('|');
const VISIBLE_OR_NOT = new RegExp(`(${VISIBLE})|${INVISIBLE.source}|${CONTROL.source}`, 'gu');
const PRINTABLE_ASCII = /^[ -~]*$/;

/**
 * Returns a text without the characters that make a name invalid: invisible ones (see `hasInvisibleCharacters`), all but three
 * combining marks on a letter, and control characters; null where nothing is left that shows.
 */
export function visibleText(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  // Nearly all texts, and a fraction of the time.
  if (PRINTABLE_ASCII.test(text)) return text.trim() === '' ? null : text;
  const shown = text.replace(VISIBLE_OR_NOT, (_, visible?: string) => visible ?? '');
  const decomposed = shown.normalize('NFD');
  const left = STACKED_MARKS.test(decomposed)
    ? decomposed.replace(/(\p{M}{3})\p{M}+/gu, '$1').normalize('NFC')
    : shown;
  return left.trim() === '' ? null : left;
}
