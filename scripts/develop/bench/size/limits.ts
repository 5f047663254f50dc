import type { Figures } from './measure.js';

const LIMIT_MS = 25;
const SEARCH_LIMIT_MS = 100;
const LARGE_BYTES = 100 * 1024;
const LARGE_LIMIT_MS = 100;
/** Responses of about the same size can be compared. */
const MAX_LARGER = 1.1;
export const MAX_GROWTH = 1.5;
/** The title of a read that looks for a text. */
const SEARCH = /, q |, (?:searchDisplayNames|findDisplayNames)\b/;

/** Returns the longest that p99 of a read with one client may be, in milliseconds. */
export function limitOf(title: string, { bytes }: Pick<Figures, 'bytes'>): number {
  if (SEARCH.test(title)) return SEARCH_LIMIT_MS;
  return bytes > LARGE_BYTES ? LARGE_LIMIT_MS : LIMIT_MS;
}

/** Whether a read failed or takes longer than its limit. */
export function isTooSlow(title: string, figures: Figures): boolean {
  return figures.p99 === null || figures.p99 >= limitOf(title, figures);
}

/** Returns how many times longer p50 is than on small data, or null where the response is larger or a request failed. */
export function growthOf(small: Figures | undefined, large: Figures): number | null {
  if (!small?.p50 || !large.p50 || large.bytes > small.bytes * MAX_LARGER) return null;
  return large.p50 / small.p50;
}

/** Whether a read takes longer on more data though its response is no larger. */
export function growsTooMuch(small: Figures | undefined, large: Figures): boolean {
  return (growthOf(small, large) ?? 0) > MAX_GROWTH;
}

/** Why the design does not bring some reads under a limit, by their titles; the more specific first. */
export const REASONS: readonly (readonly [titles: RegExp, reason: string])[] = [
  [/getLeaderboards, 1,000 of each/, '24,000 names are looked up among a million, 2 to 4 µs each'],
  [/listTableRows, maps by name/, 'Up to 100,000 rows are sorted by any column, without an index'],
  [
    /getMetricsTimeseries, year/,
    'A year is added up from one row for each hour and project; nothing grows beyond a year',
  ],
  [/listWrBaselineQueue, q/, 'The text is looked for in all items of the queue: it grows with the queue'],
  [/listClubMembers, q/, 'The text is looked for in all members of the club: it grows with the club'],
  [
    /listClubMaps, 5,000 rows|listProjectMaps, 5,000 rows/,
    'A response of 1.5 MB: its rows are made by the database, parsed and serialised',
  ],
  [
    /listEvents, q common/,
    'Of 8 in 100 events that have the text, up to 10,000 matches are counted: a candidate of the index, or one of the newest events, takes about 1 µs',
  ],
  [
    /list(?:Project|Club|Hook)?Maps, q /,
    'The maps of the list are compared one by one, up to 100,000; small data has a thousand',
  ],
  [
    /listEvents, (?:q|all filters)/,
    'Up to 20,000 events of the list are compared, or the candidates of the index of texts; small data has 20,000 in all',
  ],
  [
    /getEventFacets.* window|listEvents, (?:window|up to an id)$/,
    'The hours of the period are added up, or walked to the one of the id, by rows for each hour, project and type, here 220,000',
  ],
  [
    /(?:listDisplayNames|searchDisplayNames),/,
    'Up to 5,000 names of the index are compared until a page is full; small data has a hundredth of them',
  ],
  [/(?:deep|middle|middle page|page 50|last)$/, 'Index entries before the page are skipped'],
];

/** Returns the reason why a read is outside of a limit, by the first titles that match. */
export function reasonOf(title: string): string {
  return REASONS.find(([titles]) => titles.test(title))?.[1] ?? 'No reason is known';
}
