// Shows one scenario in the browser: findings, request and response, as text only. Used by page.js.
const MARKS = { passed: '✓', skipped: '–', failed: '✗' };
const make = (name, { text, ...attributes } = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  element.append(...children.filter((child) => child !== null));
  return element;
};

function showScenario({ scenario, outcome, findings, difference, request, response }, isFirst) {
  const state = difference && outcome === 'passed' ? 'differs' : outcome;
  const mark = state === 'differs' ? '≈' : MARKS[outcome];
  const summary = make(
    'summary',
    {},
    make('span', { class: `cell ${state}`, text: mark, 'aria-hidden': 'true' }),
    make('span', { class: 'title', text: scenario }),
    make('span', { class: 'hidden', text: outcome }),
    make('span', {
      class: 'time',
      text: response ? `${response.status} in ${response.milliseconds} ms` : '',
    }),
  );
  const inside = make('div', { class: 'inside' });
  for (const finding of findings) inside.append(make('p', { class: `note ${state}`, text: finding }));
  if (difference)
    inside.append(make('p', { class: 'note differs', text: `Declared difference: ${difference}` }));
  if (request) inside.append(heading('Request', copier(request)), make('pre', { text: request }));
  if (response)
    inside.append(
      heading(`Response ${response.status}`),
      showBody(response.body),
      showHeaders(response.headers),
    );
  const details = make('details', { class: 'scenario' }, summary, inside);
  details.open = isFirst || outcome === 'failed';
  return details;
}

function heading(text, beside = null) {
  return make('h3', {}, make('span', { text }), beside);
}

function copier(text) {
  const button = make('button', { type: 'button', class: 'copy', text: 'Copy' });
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? 'Copied' : 'Not allowed';
    setTimeout(() => (button.textContent = 'Copy'), 1500);
  });
  return button;
}

function showHeaders(headers) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return make(
    'details',
    { class: 'headers' },
    make('summary', { text: `${lines.length} headers` }),
    make('pre', { text: lines.join('\n') }),
  );
}

function showBody(body) {
  if (body === '') return make('p', { class: 'quiet', text: 'No body.' });
  let json;
  try {
    json = JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return make('pre', { tabindex: '0', text: body });
  }
  return make('pre', { tabindex: '0' }, ...colour(json));
}

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*|\btrue\b|\bfalse\b|\bnull\b)/g;

function colour(json) {
  const parts = [];
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [whole, text, colon = ''] = match;
    parts.push(json.slice(end, match.index));
    const kind = text === undefined ? 'other' : colon ? 'key' : 'text';
    parts.push(make('span', { class: `json-${kind}`, text: text ?? whole }), colon);
    end = match.index + whole.length;
  }
  return [...parts, json.slice(end)];
}
