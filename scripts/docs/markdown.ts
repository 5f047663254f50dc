import { escapeHtml } from '../../src/http/docs/docs-shell.js';

/**
 * Returns the Markdown subset of the changelogs as HTML: headings, lists, paragraphs, `code`, **bold** and
 * links. Everything else is shown as it is written; no markup of the text reaches the page.
 */
export function renderMarkdown(text: string): string {
  const blocks = text.trim().split(/\n{2,}/);
  return blocks.flatMap(renderBlock).join('\n');
}

function renderBlock(block: string): string[] {
  const [first = '', ...rest] = block.split('\n');
  const heading = /^(#{1,4}) (.+)$/.exec(first);
  if (heading) {
    const level = heading[1]?.length ?? 1;
    const own = `<h${level}>${renderInline(heading[2] ?? '')}</h${level}>`;
    return rest.length === 0 ? [own] : [own, ...renderBlock(rest.join('\n'))];
  }
  if (!first.startsWith('- ')) return [`<p>${renderInline(block.replaceAll('\n', ' '))}</p>`];
  const items = block.split(/\n(?=- )/).map((item) => item.slice(2).replaceAll(/\n\s*/g, ' '));
  return ['<ul>', ...items.map((item) => `<li>${renderInline(item)}</li>`), '</ul>'];
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
    .replaceAll(/\[([^\]]+)\]\(((?:https?:\/\/|[\w./#-])[^()\s:]*)\)/g, '<a href="$2">$1</a>');
}
