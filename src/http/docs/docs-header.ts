import { escapeHtml } from './escape-html.js';

/** A service's documentation page, as a tab in the header. */
export interface RelatedPage {
  title: string;
  /** Absolute, since every service has an origin of its own. */
  url: string;
}

/** A link of the header, relative to the page. */
export interface PageLink {
  label: string;
  path: string;
}

/** Addresses relative to the page. */
export interface SearchPlace {
  /** The script that sets `searchIndex`. */
  index: string;
  /** What the addresses in the index begin with, where they are not absolute. */
  root: string;
}

export interface DocsHeader {
  /** Address of the icon. */
  icon: string;
  tabs: readonly RelatedPage[];
  /** The title of the tab of this page or of what it belongs to. */
  current: string;
  search: SearchPlace;
  /** Pages about the service, such as its changelog. */
  resources: readonly PageLink[];
  downloads: readonly PageLink[];
  /** What the downloads are: `OpenAPI 3.0.3`. */
  format: string;
  /** The version of the server or of the published files. */
  version: string;
}

/** Returns the header that all documentation pages share, with a link before it that skips to the element with id `content`. */
export function renderDocsHeader(header: DocsHeader): string {
  const { icon, tabs, current, search, resources } = header;
  const links = tabs.map(({ title, url }) =>
    linkTo(url, title, title === current ? ' aria-current="page"' : ''),
  );
  return `<a class="skip" href="#content">Skip to the content</a>
    <header class="bar">
      <img src="${escapeHtml(icon)}" alt="" width="28" height="28" />
      <nav class="services" aria-label="Services">
        ${links.join('\n        ')}
      </nav>
      ${renderSearch(search)}
      <nav class="resources" aria-label="About this service">
        ${resources.map(({ label, path }) => linkTo(path, label)).join('\n        ')}
      </nav>
      ${renderDownloads(header)}
    </header>`;
}

/** Returns the search field of a header, which search.js shows and fills; without scripts it stays hidden. */
function renderSearch({ index, root }: SearchPlace): string {
  return `<form class="search" role="search" data-index="${escapeHtml(index)}" data-root="${escapeHtml(root)}" hidden>
        <input type="search" name="q" aria-label="Search the documentation" placeholder="Search" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" />
        <ol id="found" hidden></ol>
      </form>`;
}

function renderDownloads({ downloads, format, version }: DocsHeader): string {
  if (downloads.length === 0) return `<p class="downloads">${escapeHtml(version)}</p>`;
  return `<nav class="downloads" aria-label="Download the OpenAPI document">
        <span>${escapeHtml(version)} · ${escapeHtml(format)}</span>
        ${downloads.map(({ label, path }) => linkTo(path, label, ' download')).join('\n        ')}
      </nav>`;
}

export function linkTo(url: string, text: string, attributes = ''): string {
  return `<a href="${escapeHtml(url)}"${attributes}>${escapeHtml(text)}</a>`;
}
