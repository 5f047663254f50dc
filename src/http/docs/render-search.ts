import { escapeHtml } from './escape-html.js';

/** Addresses relative to the page. */
export interface SearchPlace {
  /** The script that sets `searchIndex`. */
  index: string;
  /** What the addresses in the index begin with, where they are not absolute. */
  root: string;
}

/** Returns the search field of a header, which search.js shows and fills; without scripts it stays hidden. */
export function renderSearch({ index, root }: SearchPlace): string {
  return `<form class="search" role="search" data-index="${escapeHtml(index)}" data-root="${escapeHtml(root)}" hidden>
        <input type="search" name="q" aria-label="Search the documentation" placeholder="Search" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" />
        <ol id="found" hidden></ol>
      </form>`;
}

/** Returns the script that holds an index. */
export function renderSearchIndex(index: object): string {
  return `globalThis.searchIndex = ${JSON.stringify(index)};\n`;
}
