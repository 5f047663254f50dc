import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderMarkdown } from './markdown.js';

test('headings, lists and paragraphs become their elements, with lines joined', () => {
  const html = renderMarkdown('# One\n\nTwo\nthree.\n\n## Four\n\n- five\n  six\n- `seven`\n');
  assert.equal(
    html,
    '<h1>One</h1>\n<p>Two three.</p>\n<h2>Four</h2>\n<ul>\n<li>five six</li>\n<li><code>seven</code></li>\n</ul>',
  );
});

test('bold words and links are shown, in code they are text', () => {
  const html = renderMarkdown('**Bold** [way](a/b.html) `**x** [y](z)`');
  assert.equal(html, '<p><strong>Bold</strong> <a href="a/b.html">way</a> <code>**x** [y](z)</code></p>');
});

test('markup and addresses of scripts stay text', () => {
  const html = renderMarkdown('<b>"x"</b> [go](javascript:alert(1)) `<i>`');
  assert.equal(
    html,
    '<p>&lt;b&gt;&quot;x&quot;&lt;/b&gt; [go](javascript:alert(1)) <code>&lt;i&gt;</code></p>',
  );
});
