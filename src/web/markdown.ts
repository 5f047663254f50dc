import { Marked } from 'marked';
import { escapeHtml } from './escape-html.js';

/** Our own texts: markup in them is shown as text, headings have ids to link to, and wide code scrolls, also by keys. */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${toSlug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
  },
});

/** Returns a Markdown text as HTML. */
export function renderMarkdown(text: string): string {
  // A table may be wider than the page, and then is scrolled, also by keys.
  return marked.parse(text, { async: false }).replaceAll('<table>', '<table tabindex="0">');
}

/** Returns the id of a heading. */
export function toSlug(words: string): string {
  return toPlainText(words)
    .toLowerCase()
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns the words of a Markdown text on one line. */
export function toPlainText(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
