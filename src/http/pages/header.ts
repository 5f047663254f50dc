import { escapeHtml } from '../docs/escape-html.js';

/** A link of the header. */
export interface HeaderLink {
  label: string;
  url: string;
}

export interface SiteHeader {
  /** Address of the icon. */
  icon: string;
  /** Where the name leads: the board. */
  home: string;
  links: readonly HeaderLink[];
  /** The label of the link to this page, where it has one. */
  current?: string;
  /** HTML at the end of the header, such as a search field. */
  tools?: string;
}

/** Returns the header that pages share; theme.css has its style. A link before it skips to the element with id `content`. */
export function renderHeader({ icon, home, links, current, tools = '' }: SiteHeader): string {
  const items = links.map(({ label, url }) => {
    const mark = label === current ? ' aria-current="page"' : '';
    return `<a href="${escapeHtml(url)}"${mark}>${escapeHtml(label)}</a>`;
  });
  return `<a class="skip" href="#content">Skip to the content</a>
    <header class="site">
      <a class="brand" href="${escapeHtml(home)}"><img src="${escapeHtml(icon)}" alt="" width="28" height="28" /> <span>Record services</span></a>
      <nav aria-label="Record services">
        ${items.join('\n        ')}
      </nav>${tools === '' ? '' : `\n      <div class="tools">${tools}</div>`}
    </header>`;
}
