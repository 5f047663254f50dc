import { escapeHtml } from './escape-html.js';

/**
 * Returns the Markdown subset of our documents, changelogs and READMEs as HTML: headings, lists, tables, paragraphs, fenced
 * code, `code`, **bold** and links. Everything else is shown as it is written; no markup of the text reaches the page.
 * Headings have ids to link to. `topHeading` is the level that the text's own `#` gets.
 */
export function renderMarkdown(text: string, topHeading = 1): string {
  return splitBlocks(text)
    .flatMap((block) => renderBlock(block, topHeading))
    .join('\n');
}

/** Returns the first sentence of a text as plain words. */
export function firstSentence(text: string): string {
  const [sentence = ''] = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=\.)\s/);
  return toPlainText(sentence);
}

/** Returns the words of a Markdown text on one line. */
function toPlainText(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Blocks are separated by empty lines, of which fenced code may have its own. */
function splitBlocks(text: string): string[] {
  const parts = text.trim().split(/(^```[^\n]*\n[\s\S]*?^```$)/m);
  return parts.flatMap((part) =>
    part.startsWith('```') ? [part] : part.split(/\n{2,}/).filter((block) => block.trim() !== ''),
  );
}

function renderBlock(source: string, topHeading: number): string[] {
  if (source.startsWith('```')) return [renderCode(source)];
  const block = source.trim();
  const [first = '', ...rest] = block.split('\n');
  const heading = /^(#{1,4}) (.+)$/.exec(first);
  if (heading) {
    const words = heading[2] ?? '';
    const level = (heading[1]?.length ?? 1) + topHeading - 1;
    const own = `<h${level} id="${toSlug(words)}">${renderInline(words)}</h${level}>`;
    return rest.length === 0 ? [own] : [own, ...renderBlock(rest.join('\n'), topHeading)];
  }
  if (/^\|.*\|$/.test(first) && /^\|[\s:|-]+\|$/.test(rest[0] ?? ''))
    return [renderTable(first, rest.slice(1))];
  if (first.startsWith('- ')) return [renderList(block, 'ul', /\n(?=- )/, /^- /)];
  if (/^\d+\. /.test(first)) return [renderList(block, 'ol', /\n(?=\d+\. )/, /^\d+\. /)];
  // A list may follow its sentence without an empty line.
  const list = rest.findIndex((line) => line.startsWith('- '));
  if (list >= 0) {
    const [sentence, items] = [[first, ...rest.slice(0, list)], rest.slice(list)];
    return [sentence, items].flatMap((lines) => renderBlock(lines.join('\n'), topHeading));
  }
  return [`<p>${renderInline(block.replaceAll(/\s*\n\s*/g, ' '))}</p>`];
}

function renderCode(source: string): string {
  const code = source.replace(/^```[^\n]*\n/, '').replace(/\n?```$/, '');
  // It may be wider than the page, and then is scrolled, also by keys.
  return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`;
}

function renderList(block: string, element: 'ul' | 'ol', between: RegExp, mark: RegExp): string {
  const items = block.split(between).map((item) => item.replace(mark, '').replaceAll(/\n\s*/g, ' '));
  return [`<${element}>`, ...items.map((item) => `<li>${renderInline(item)}</li>`), `</${element}>`].join(
    '\n',
  );
}

function renderTable(head: string, rows: string[]): string {
  const cells = (row: string, element: 'td' | 'th'): string =>
    `<tr>${splitCells(row)
      .map((cell) => `<${element}>${renderInline(cell)}</${element}>`)
      .join('')}</tr>`;
  const body = rows.map((row) => cells(row, 'td')).join('');
  return `<table><thead>${cells(head, 'th')}</thead><tbody>${body}</tbody></table>`;
}

function splitCells(row: string): string[] {
  return row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** Returns the id of a heading. */
export function toSlug(words: string): string {
  return toPlainText(words)
    .toLowerCase()
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function renderInline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      /^`.+`$/.test(part) ? `<code>${escapeHtml(part.slice(1, -1))}</code>` : renderWords(part),
    )
    .join('');
}

function renderWords(text: string): string {
  return escapeHtml(text)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\((https?:\/\/[^()\s]*|[\w./#-][^()\s:]*)\)/g, '<a href="$2">$1</a>');
}
