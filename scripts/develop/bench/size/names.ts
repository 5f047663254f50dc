const FIRST_OBSERVED = Date.UTC(2025, 0, 1);
const SYLLABLES =
  'ka mi ro ven tar lyn os du el fi gra nox zu pa qui sha bo cre dy ex fu gol hi jo ku lo mo ne or pe ra su to ul vi wa xi yo za th'.split(
    ' ',
  );

/** A name as it is sent to our services. */
export interface NameRow {
  accountId: string;
  displayName: string;
  observedAt: string;
}

/** Returns names of random syllables with an id each; the same index is always the same name. */
export function namesFrom(first: number, count: number): NameRow[] {
  return Array.from({ length: count }, (_, place) => nameOf(first + place));
}

function nameOf(index: number): NameRow {
  const parts = Array.from(
    { length: 2 + (mix(index, 1) % 3) },
    (_, place) => SYLLABLES[mix(index, place + 2) % SYLLABLES.length] ?? '',
  );
  const number = mix(index, 9) % 3 === 0 ? String(mix(index, 10) % 10_000) : '';
  const digits = [11, 12, 13].map((salt) => mix(index, salt).toString(16).padStart(8, '0')).join('');
  const id = `${mix(index, 14).toString(16).padStart(8, '0')}-${digits.slice(0, 4)}-4${digits.slice(4, 7)}-a${digits.slice(7, 10)}-${digits.slice(10, 22)}`;
  return {
    accountId: id,
    displayName: `${parts.join('')}${number}`,
    observedAt: new Date(FIRST_OBSERVED + (index % 8_000_000) * 1000).toISOString(),
  };
}

/** A number from 0 to 2^32 that looks random (the finalizer of MurmurHash3). */
function mix(index: number, salt: number): number {
  let hash = (index ^ Math.imul(salt, 0x9e3779b9)) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
