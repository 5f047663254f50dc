import type { NamesBody } from './requests.js';

const LABELS = ['accountid', 'personalbest', 'ps5'];

/** The newest name of each account, whatever the order of arrival. */
export interface NamesModel {
  take: (body: NamesBody) => void;
  /** Returns an account's name and when it was observed, or null. */
  findName: (accountId: string) => { displayName: string; observedAt: string } | null;
}

/** Returns an empty directory. */
export function createNamesModel(): NamesModel {
  const names = new Map<string, { displayName: string; observedAt: string }>();
  return {
    findName: (accountId) => names.get(accountId) ?? null,
    take: ({ names: rows }) => {
      for (const { accountId, displayName, observedAt } of rows) {
        if (!isName(displayName)) continue;
        const known = names.get(accountId);
        if (!known || observedAt > known.observedAt) names.set(accountId, { displayName, observedAt });
      }
    },
  };
}

function isName(text: string): boolean {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return text.trim() !== '' && !LABELS.includes(letters);
}
