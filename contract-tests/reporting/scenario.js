// Shows one cell in the browser: its scenarios with faults, request and response, as text only. Used by page.js.
const MARKS = { passed: '✓', skipped: '–', failed: '✗' };
const make = (name, { text, ...attributes } = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  element.append(...children.filter((child) => child !== null));
  return element;
};

/**
 * Returns the elements that show a cell or a service-wide check; `cause` is that of the finding that is asked for, whose
 * scenario comes first.
 */
function showCell({ scenarios, checked, documentation, dredd }, cause) {
  const shown = new Set(scenarios.flatMap(({ faults }) => faults.map(({ sentence }) => sentence)));
  const ofDredd = new Set(
    dredd.map((sentence) =>
      shown.has(sentence) ? 'Confirmed by a second tool, Dredd.' : `Dredd, a second tool: ${sentence}`,
    ),
  );
  const compares = scenarios.some(({ comparesValues }) => comparesValues);
  const list = [...checked, ...(compares ? ['values that the scenario has sent or prepared'] : [])];
  const isAsked = ({ faults }) => faults.some((fault) => fault.cause === cause);
  const ordered = scenarios.toSorted(
    (a, b) =>
      Number(isAsked(b)) - Number(isAsked(a)) ||
      Number(b.outcome === 'failed') - Number(a.outcome === 'failed'),
  );
  const first = Math.max(
    0,
    ordered.findIndex(({ response }) => response),
  );
  const isAskedFor = ordered.some(isAsked);
  const isOpen = (scenario, index) => index === first || (scenario.outcome === 'failed' && !isAskedFor);
  return [
    ...[...ofDredd].map((text) => make('p', { class: 'note', text })),
    ...ordered.map((scenario, index) => showScenario(scenario, isOpen(scenario, index), documentation)),
    ...(list.length > 0
      ? [
          make(
            'div',
            { class: 'checked' },
            heading('What is compared in each response'),
            make('ul', {}, ...list.map((text) => make('li', { text }))),
            documentation && linkTo(documentation.url, documentation.label),
          ),
        ]
      : []),
  ];
}

function linkTo(href, text) {
  return make('a', { href, text });
}

function showScenario(result, isOpen, documentation) {
  const { scenario, outcome, faults, reason, difference, response } = result;
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
  for (const fault of faults) inside.append(showFault(fault, documentation));
  if (reason) inside.append(make('p', { class: `note ${state}`, text: reason }));
  if (difference)
    inside.append(make('p', { class: 'note differs', text: `Declared difference: ${difference}` }));
  inside.append(...showResponse(response, faults), ...showRequest(result));
  const details = make('details', { class: 'scenario' }, summary, inside);
  details.open = isOpen;
  return details;
}

/** The response, or that of a request before it that has failed: what is at fault first. */
function showResponse(response, faults) {
  if (!response) {
    const { body } = faults.find((fault) => fault.body !== undefined) ?? {};
    return body === undefined ? [] : [heading('Response'), showBody(body)];
  }
  const ofStatus = faults.find(({ cause }) => cause === `status ${response.status}`);
  const title = heading(`Response ${response.status}`);
  if (ofStatus)
    title.firstChild.append(make('span', { class: 'expected', text: `  ← expected ${ofStatus.expected}` }));
  const isOfHeaders = faults.some(({ header }) => header !== undefined);
  const headers = showHeaders(response.headers, faults);
  if (!isOfHeaders) return [title, showBody(response.body, faults), headers];
  const isOfBody = faults.some(({ pointer }) => pointer !== undefined);
  headers.open = true;
  if (isOfBody) return [title, headers, showBody(response.body, faults)];
  const body = make(
    'details',
    { class: 'headers' },
    make('summary', { text: 'Body' }),
    showBody(response.body),
  );
  return [title, headers, body];
}

function showRequest({ request, preparedBy, script }) {
  const others = preparedBy === 1 ? 'one other request' : `${preparedBy} other requests`;
  const note = preparedBy
    ? `It names what ${others} made before it${script ? '; the script below sends them all' : ''}.`
    : null;
  return [
    ...(request ? [heading('Request', copier(request)), make('pre', { tabindex: '0', text: request })] : []),
    ...(request && note ? [make('p', { class: 'quiet', text: note })] : []),
    ...(script
      ? [
          heading('The whole scenario as a shell script', copier(script)),
          make(
            'details',
            { class: 'headers' },
            make('summary', { text: 'Show the script' }),
            make('pre', { tabindex: '0', text: script }),
          ),
        ]
      : []),
  ];
}

/** A fault with what was expected, what came, and where the document says so. */
function showFault(
  { sentence, pointer, header, expected, actual, documentPointer, source, rule },
  documentation,
) {
  const code = (text) => (text === undefined || text === null ? null : make('code', { text }));
  const isIntroduction = documentPointer?.startsWith('/info');
  const link =
    documentation &&
    (isIntroduction
      ? linkTo(documentation.introduction, documentation.introductionLabel)
      : linkTo(documentation.url, documentation.label));
  const place = header === undefined ? pointer && (pointer || '/') : `header ${header}`;
  const documented =
    documentPointer === undefined
      ? null
      : make('span', {}, code(`openapi.json#${documentPointer}`), code(source));
  const rows = [
    ['At', code(pointer === '' ? '/' : place)],
    ['Expected', code(expected)],
    ['Got', code(actual)],
    ['Documented', documented],
    ['Rule', rule === undefined ? null : make('span', { text: rule })],
    ['Read', link],
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

/** Shows headers, with the lines of their faults marked, which come first. */
function showHeaders(headers, faults) {
  const isOf =
    (name) =>
    ({ header }) =>
      header?.toLowerCase() === name.toLowerCase();
  const missing = faults
    .filter(({ header }) => header !== undefined && headers[header.toLowerCase()] === undefined)
    .map(({ header }) => [header, undefined]);
  const lines = [...missing, ...Object.entries(headers)].map(([name, value]) => {
    const fault = faults.find(isOf(name));
    const text = value === undefined ? `${name}: (missing)` : `${name}: ${value}`;
    if (!fault) return { element: make('span', { text: `${text}\n` }) };
    const note = make('span', { class: 'expected', text: `  ← expected ${fault.expected}` });
    return { isFaulty: true, element: make('mark', {}, text, note, '\n') };
  });
  const ordered = lines.toSorted((a, b) => Number(b.isFaulty ?? false) - Number(a.isFaulty ?? false));
  const count = Object.keys(headers).length;
  return make(
    'details',
    { class: 'headers' },
    make('summary', { text: `${count} header${count === 1 ? '' : 's'}` }),
    make('pre', { tabindex: '0' }, ...ordered.map(({ element }) => element)),
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
