// Shows one cell in the browser: its scenarios with faults, request and response, as text only. Used by page.js.
const MARKS = { passed: '✓', skipped: '–', failed: '✗' };
const make = (name, { text, ...attributes } = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  element.append(...children.filter((child) => child !== null));
  return element;
};

/** Returns the elements that show a cell or a service-wide check. */
function showCell({ operation, scenarios, checked, documentation, dredd }) {
  const shown = new Set(scenarios.flatMap(({ faults }) => faults.map(({ sentence }) => sentence)));
  const ofDredd = new Set(
    dredd.map((sentence) => (shown.has(sentence) ? 'Dredd got the same.' : `Dredd: ${sentence}`)),
  );
  const link = documentation && make('a', { href: documentation, text: `Documentation of ${operation}` });
  const compares = scenarios.some(({ comparesValues }) => comparesValues);
  const list = [...checked, ...(compares ? ['values that the scenario has sent or prepared'] : [])];
  const first = Math.max(
    0,
    scenarios.findIndex(({ response }) => response),
  );
  return [
    ...[...ofDredd].map((text) => make('p', { class: 'note failed', text })),
    ...scenarios.map((scenario, index) => showScenario(scenario, index === first, link)),
    ...(list.length > 0
      ? [
          make(
            'div',
            { class: 'checked' },
            heading('What is compared in each response'),
            make('ul', {}, ...list.map((text) => make('li', { text }))),
            link,
          ),
        ]
      : []),
  ];
}

function showScenario(result, isFirst, link) {
  const { scenario, outcome, faults, reason, difference, request, script, response } = result;
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
  for (const fault of faults) inside.append(showFault(fault, link));
  if (reason) inside.append(make('p', { class: `note ${state}`, text: reason }));
  if (difference)
    inside.append(make('p', { class: 'note differs', text: `Declared difference: ${difference}` }));
  if (response)
    inside.append(
      heading(`Response ${response.status}`),
      showBody(response.body, faults),
      showHeaders(response.headers),
    );
  if (request) inside.append(heading('Request', copier(request)), make('pre', { text: request }));
  if (script)
    inside.append(
      heading('The whole scenario as a shell script', copier(script)),
      make(
        'details',
        { class: 'headers' },
        make('summary', { text: 'Show the script' }),
        make('pre', { text: script }),
      ),
    );
  const details = make('details', { class: 'scenario' }, summary, inside);
  details.open = isFirst || outcome === 'failed';
  return details;
}

/** A fault with what was expected, what came, and where the document says so. */
function showFault({ sentence, pointer, expected, actual, documentPointer, source }, link) {
  const rows = [
    ['At', pointer === undefined ? null : make('code', { text: pointer || '/' })],
    ['Expected', expected === undefined ? null : make('code', { text: expected })],
    ['Got', actual === undefined ? null : make('code', { text: actual })],
    [
      'Documented',
      documentPointer === undefined
        ? null
        : make(
            'span',
            {},
            make('code', { text: `openapi.json#${documentPointer}` }),
            source ? make('code', { text: source }) : null,
          ),
    ],
    ['Read', link ? link.cloneNode(true) : null],
  ].filter(([, value]) => value !== null);
  return make(
    'div',
    { class: 'note failed fault' },
    make('p', { text: sentence }),
    make('dl', {}, ...rows.flatMap(([name, value]) => [make('dt', { text: name }), make('dd', {}, value)])),
  );
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

/** Shows a body, with the lines of its faults marked. */
function showBody(body, faults = []) {
  if (body === '') return make('p', { class: 'quiet', text: 'No body.' });
  let json;
  try {
    json = JSON.parse(body);
  } catch {
    return make('pre', { tabindex: '0', text: body });
  }
  const lines = linesOf(json, '', '', '').map(({ text, pointer }) => {
    const fault = faults.find((one) => one.pointer !== undefined && one.pointer === pointer);
    if (!fault) return make('span', {}, ...colour(`${text}\n`));
    const note = make('span', { class: 'expected', text: `  ← expected ${fault.expected}` });
    return make('mark', {}, ...colour(text), note, '\n');
  });
  return make('pre', { class: 'response', tabindex: '0' }, ...lines);
}

/** Returns the lines of indented JSON; the first line of each value has its JSON pointer. */
function linesOf(value, pointer, indent, name) {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [{ pointer, text: `${indent}${name}${JSON.stringify(value)}` }];
  const children = Object.entries(value).map(([key, child]) => {
    const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
    const label = isList ? '' : `${JSON.stringify(key)}: `;
    return linesOf(child, `${pointer}/${step}`, `${indent}  `, label);
  });
  for (const lines of children.slice(0, -1)) lines.at(-1).text += ',';
  return [
    { pointer, text: `${indent}${name}${isList ? '[' : '{'}` },
    ...children.flat(),
    { text: `${indent}${isList ? ']' : '}'}` },
  ];
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
