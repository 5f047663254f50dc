import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSentence, renderMarkdown } from './markdown.js';

test('headings, lists and paragraphs become their elements, with lines joined', () => {
  const html = renderMarkdown(
    '# One\n\nTwo\nthree.\n\n## Four, or `five`\n\n- five\n  six\n- `seven`\n\n1. a\n2. b\n',
  );
  assert.equal(
    html,
    '<h1 id="one">One</h1>\n<p>Two three.</p>\n<h2 id="four-or-five">Four, or <code>five</code></h2>\n' +
      '<ul>\n<li>five six</li>\n<li><code>seven</code></li>\n</ul>\n<ol>\n<li>a</li>\n<li>b</li>\n</ol>',
  );
});

test('headings begin at the level that is asked for', () => {
  assert.equal(renderMarkdown('## Two', 2), '<h3 id="two">Two</h3>');
});

test('a list may follow its sentence at once', () => {
  assert.equal(
    renderMarkdown('Words:\n- one\n- two'),
    '<p>Words:</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  );
});

test('tables have a head and rows', () => {
  assert.equal(
    renderMarkdown('| a | `b` |\n|---|---|\n| 1 | <2> |'),
    '<table><thead><tr><th>a</th><th><code>b</code></th></tr></thead>' +
      '<tbody><tr><td>1</td><td>&lt;2&gt;</td></tr></tbody></table>',
  );
});

test('fenced code keeps its lines, the empty ones as well', () => {
  assert.equal(
    renderMarkdown('Do:\n\n```sh\na <b>\n\n- c\n```\n\nDone.'),
    '<p>Do:</p>\n<pre tabindex="0"><code>a &lt;b&gt;\n\n- c</code></pre>\n<p>Done.</p>',
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

test('the first sentence of a text is plain words on one line', () => {
  assert.equal(firstSentence('Says `what`\n**holds** up. Then more.'), 'Says what holds up.');
});
