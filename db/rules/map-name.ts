import { visibleText } from './invisible-characters.js';
import { foldCase, withoutColourCodes } from './search-text.js';

/** The parts of a map's name, as the formats document defines them. */
interface ParsedMapName {
  /** Winter, Spring, Summer, Fall or Training; "" without one. */
  season: string;
  year: number | null;
  /** Map numbers of the season, from 1 to 25, ascending; [] without one. */
  mapnumber: number[];
  /** The rest of the name; "" when nothing is left. */
  alteration: string;
  /** training, totd, weekly-shorts, discovery or competition; null for all other maps. */
  type: string | null;
}

const SEASON_AND_YEAR =
  /(?<![\p{L}\p{N}])(winter|spring|summer|fall)[\s_–—-]*(20[2-9]\d)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(20[2-9]\d)[\s_–—-]+(winter|spring|summer|fall)(?![\p{L}\p{N}])/iu;
const TRAINING = /(?<![\p{L}\p{N}])training(?![\p{L}\p{N}])/iu;

const TYPES: readonly (readonly [string, RegExp])[] = [
  ['totd', /(?<![\p{L}\p{N}])(?:totd|track[\s_-]+of[\s_-]+the[\s_-]+day)(?![\p{L}\p{N}])/iu],
  ['weekly-shorts', /(?<![\p{L}\p{N}])weekly[\s_-]*shorts?(?![\p{L}\p{N}])/iu],
  ['discovery', /(?<![\p{L}\p{N}])discovery(?![\p{L}\p{N}])/iu],
  ['competition', /(?<![\p{L}\p{N}])(?:competition|tournament|cup|cotd)(?![\p{L}\p{N}])/iu],
];

/** One map number or several joined by a sign, not next to a letter, a point, a per cent sign or a date. */
const NUMBER = '(?:0?[1-9]|1\\d|2[0-5])';
const TWO_DIGITS = '(?:0[1-9]|1\\d|2[0-5])';
const toListPattern = (number: string): string =>
  `#?(${number}(?:\\s*[&,+]\\s*#?${NUMBER}|[-–—]${TWO_DIGITS})*)(?![\\p{L}\\p{N}%'/]|[.,–—-]\\p{N}|-\\p{L})`;
const STANDS_ALONE = "(?<![\\p{L}\\p{N}.,'/–—-])";
const AFTER_A_DASH = new RegExp(`(?<=(?:^|\\s)[-–—]\\s*)${toListPattern(NUMBER)}`, 'u');
const PADDED = new RegExp(STANDS_ALONE + toListPattern(TWO_DIGITS), 'u');
const ANY = new RegExp(STANDS_ALONE + toListPattern(NUMBER), 'u');

/** Returns the parts of a map's name; none of null. */
export function parseMapName(name: string | null): ParsedMapName {
  const plain = withoutColourCodes(name ?? '');
  const dated = SEASON_AND_YEAR.exec(plain);
  if (dated) {
    const season = capitalised(dated[1] ?? dated[4] ?? '');
    const year = Number(dated[2] ?? dated[3]);
    const { mapnumber, rest } = takeNumbers(plain.slice(0, dated.index), after(plain, dated));
    return { season, year, mapnumber, alteration: tidy(rest), type: null };
  }
  return parseTraining(plain) ?? parseOther(plain);
}

/** What was sent of a map itself, in place of what its name says; null or absent where nothing was. */
interface SentMapFacts {
  sent_season?: string | null | undefined;
  sent_year?: number | null | undefined;
  /** JSON. */
  sent_mapnumber?: string | null | undefined;
  sent_alteration?: string | null | undefined;
  sent_type?: string | null | undefined;
}

/** What is stored of a map's season and so on, with folded texts to filter by and the bucket where leaderboards count it. */
interface MapClassification {
  season: string;
  season_key: string;
  year: number | null;
  /** JSON. */
  mapnumber: string;
  alteration: string;
  alteration_key: string;
  type: string | null;
  bucket: string;
}

/** Returns what is known of a map: what was sent wins over what its name says, field by field. */
export function classifyMap(name: string | null, sent: SentMapFacts): MapClassification {
  const parsed = parseMapName(name);
  const season = sent.sent_season ?? parsed.season;
  const year = sent.sent_year ?? parsed.year;
  const alteration = sent.sent_alteration ?? parsed.alteration;
  return {
    season,
    season_key: foldCase(season),
    year,
    mapnumber: sent.sent_mapnumber ?? JSON.stringify(parsed.mapnumber),
    alteration,
    alteration_key: foldCase(alteration),
    type: sent.sent_type ?? parsed.type,
    bucket: toBucket(season, year),
  };
}

/** The seasons that have buckets of their own, in the order of the year. */
export const SEASONS: readonly string[] = ['Winter', 'Spring', 'Summer', 'Fall'];

/** Returns where leaderboards count a map: "Season Year" for a known season of a known year, Training or Other. */
function toBucket(season: string, year: number | null): string {
  const known = capitalised(season.trim());
  if (known === 'Training') return 'Training';
  return SEASONS.includes(known) && year !== null ? `${known} ${year}` : 'Other';
}

function parseTraining(plain: string): ParsedMapName | undefined {
  const found = TRAINING.exec(plain);
  if (!found) return undefined;
  const { mapnumber, rest } = takeNumbers(plain.slice(0, found.index), after(plain, found));
  // Without a number it is a map about training, not a map of the Training campaign.
  if (mapnumber.length === 0) return undefined;
  const alteration = tidy(rest);
  return { season: 'Training', year: null, mapnumber, alteration, type: 'training' };
}

function parseOther(plain: string): ParsedMapName {
  const type = TYPES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  const isNumbered = type === 'discovery' || type === 'weekly-shorts';
  const { mapnumber, rest } = isNumbered ? takeNumbers('', plain) : { mapnumber: [], rest: plain };
  return { season: '', year: null, mapnumber, alteration: tidy(rest), type };
}

function after(text: string, match: RegExpExecArray): string {
  return text.slice(match.index + match[0].length);
}

/** Extracts the map numbers of a name: those after the season first, and among these those after a dash. */
function takeNumbers(before: string, behind: string): { mapnumber: number[]; rest: string } {
  for (const pattern of [AFTER_A_DASH, PADDED, ANY]) {
    const found = pattern.exec(behind);
    if (found) {
      const rest = `${before} ${behind.slice(0, found.index)} ${after(behind, found)}`;
      return { mapnumber: parseNumbers(found[1] ?? ''), rest };
    }
  }
  const found = PADDED.exec(before);
  if (!found) return { mapnumber: [], rest: `${before} ${behind}` };
  const rest = `${before.slice(0, found.index)} ${after(before, found)} ${behind}`;
  return { mapnumber: parseNumbers(found[1] ?? ''), rest };
}

/** Returns the numbers of a list such as "01 & 02" or of a range such as "01-05". */
function parseNumbers(list: string): number[] {
  const numbers = new Set<number>();
  for (const part of list.split(/[&,+]/)) {
    const [first = 0, last = first] = (part.match(/\d+/g) ?? []).map(Number);
    if (last < first) [first, last].forEach((number) => numbers.add(number));
    for (let number = first; number <= last; number += 1) numbers.add(number);
  }
  return [...numbers].sort((a, b) => a - b);
}

function tidy(rest: string): string {
  return rest
    .replaceAll(/[-–—()&,]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** Returns the name of a map without invisible characters, or null where there is none: clients that know no name send the uid instead. */
export function toMapName(mapUid: string | null | undefined, name: string | null | undefined): string | null {
  const shown = visibleText(name);
  return shown?.trim() === mapUid ? null : shown;
}
