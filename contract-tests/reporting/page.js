// The report's behaviour in the browser: selecting a target, finding operations, and opening cells and findings.
const data = JSON.parse(document.getElementById('results').textContent);
const MARKS = { passed: '✓', differs: '≈', skipped: '–', failed: '✗' };
const byId = (id) => document.getElementById(id);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const dialog = byId('detail');
const findings = all('button[data-opens]');

// The shown target, and which of its operations and cells are shown.

const shownTarget = () => document.querySelector('.target:not([hidden])');
const shownCells = () => all('button.cell', shownTarget()).filter((button) => button.checkVisibility());

function choose(id) {
  for (const part of all('.target')) part.hidden = part.id !== id;
  for (const input of all('input[name=target]')) input.checked = input.value === id;
  filter();
}

function filter() {
  const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const show = document.querySelector('input[name=show]:checked').value;
  for (const row of all('.operation, .checks li', shownTarget())) {
    const buttons = all('button.cell', row);
    // The others in the row go as well, so that the arrows lead from one of the wanted to the next.
    for (const button of buttons) button.hidden = show !== 'all' && button.dataset.outcome !== show;
    const isFound = words.every((word) => row.dataset.search.includes(word));
    row.hidden = !isFound || buttons.every((button) => button.hidden);
  }
  for (const list of all('.checks', shownTarget())) if (show !== 'all') list.open = true;
  for (const group of all('tbody, .checks', shownTarget()))
    group.hidden = !group.querySelector('[data-search]:not([hidden])');
  for (const service of all('.service', shownTarget()))
    service.hidden = !service.querySelector('[data-search]:not([hidden])');
  byId('nothing').hidden = shownTarget().querySelector('.service:not([hidden])') !== null;
  keepOneTabStop();
}

function showAll() {
  byId('search').value = '';
  document.querySelector('input[name=show][value=all]').checked = true;
  filter();
}

byId('search').addEventListener('input', filter);
for (const input of all('input[name=show]')) input.addEventListener('change', filter);
for (const input of all('input[name=target]')) input.addEventListener('change', () => choose(input.value));
byId('reset').addEventListener('click', () => {
  showAll();
  byId('search').focus();
});

// A grid is one tab stop; the arrow keys lead from cell to cell.

function keepOneTabStop(wanted) {
  for (const grid of all('.grid, .checks', shownTarget())) {
    const buttons = all('button.cell', grid).filter((button) => !button.hidden);
    const stop =
      buttons.find((button) => button === wanted) ?? buttons.find(({ tabIndex }) => tabIndex === 0);
    for (const button of buttons) button.tabIndex = button === (stop ?? buttons[0]) ? 0 : -1;
  }
}

function focusOn(button) {
  keepOneTabStop(button);
  button.focus();
}

const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
document.querySelector('main').addEventListener('keydown', (event) => {
  const button = event.target.closest('button.cell');
  const step = STEPS[event.key];
  if (!button || !step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const buttons = shownCells().filter(
    (other) => other.closest('.grid, .checks') === button.closest('.grid, .checks'),
  );
  const next = buttons[buttons.indexOf(button) + step];
  if (next) focusOn(next);
});

// A cell opens its requests and responses; a finding opens its cell. The arrows lead to the next of the same kind.

let opened = null;
let openedFinding = null;
const sequence = () => (openedFinding ? findings : shownCells());
const place = () => sequence().indexOf(openedFinding ?? opened);

function open(button, finding = null) {
  const [targetId, service, kind, index] = button.dataset.cell.split('/');
  const target = data.find(({ id }) => id === targetId);
  const cell = target.services.find((one) => one.service === service)[kind][index];
  opened?.classList.remove('open');
  [opened, openedFinding] = [button, finding];
  button.classList.add('open');
  const which = finding ? `Finding ${place() + 1} of ${findings.length} · ` : '';
  dialog.querySelector('.where').textContent = `${which}${target.name} · ${service} · ${cell.operation}`;
  byId('detail-title').textContent = cell.name;
  const body = dialog.querySelector('.body');
  body.replaceChildren(...showCell(cell, finding?.dataset.cause));
  for (const [id, step] of Object.entries({ before: -1, next: 1 })) {
    byId(id).setAttribute(
      'aria-label',
      `${step < 0 ? 'Previous' : 'Next'} ${finding ? 'finding' : 'response'}`,
    );
    byId(id).disabled = sequence()[place() + step] === undefined;
  }
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  // Within a long body, the line at fault.
  for (const mark of all('mark', body))
    mark.closest('pre').scrollTop = mark.offsetTop - mark.closest('pre').offsetTop - 100;
  body.focus({ preventScroll: true });
  // The address survives the next run.
  history.replaceState(null, '', `#${[target.name, service, cell.name].map(encodeURIComponent).join('/')}`);
}

function openCell(id, finding = null) {
  choose(id.split('/')[0]);
  const button = document.querySelector(`[data-cell="${id}"]`);
  const list = button.closest('details');
  if (list) list.open = true;
  open(button, finding);
}

/** Whatever is filtered, a finding opens its cell. */
function openFinding(finding) {
  showAll();
  openCell(finding.dataset.opens, finding);
}

function move(step) {
  const next = sequence()[place() + step];
  if (next) (openedFinding ? openFinding : open)(next);
}

document.querySelector('main').addEventListener('click', ({ target }) => {
  const cell = target.closest('button.cell');
  const finding = target.closest('button[data-opens]');
  if (cell) open(cell);
  else if (finding) openFinding(finding);
});
byId('before').addEventListener('click', () => move(-1));
byId('next').addEventListener('click', () => move(1));
byId('close').addEventListener('click', () => dialog.close());
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog) dialog.close();
});
dialog.addEventListener('click', ({ target }) => {
  const part = target.closest('a[href^="#"]');
  if (!part) return;
  dialog.addEventListener('close', () => byId(part.hash.slice(1))?.scrollIntoView(), { once: true });
  dialog.close();
});
dialog.addEventListener('keydown', (event) => {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  move(STEPS[event.key]);
});
dialog.addEventListener('close', () => {
  history.replaceState(null, '', location.pathname + location.search);
  opened.classList.remove('open');
  if (openedFinding) openedFinding.focus();
  else focusOn(opened);
});

function openAddress() {
  const [targetName, service, name] = location.hash.slice(1).split('/').map(decodeURIComponent);
  const target = data.find((one) => one.name === targetName);
  const found = target?.services.find((one) => one.service === service);
  for (const kind of ['cells', 'checks']) {
    const index = found?.[kind].findIndex((cell) => cell.name === name) ?? -1;
    if (index >= 0) return openCell([target.id, service, kind, index].join('/'));
  }
}

// What a cell shows: its scenarios with faults, request and response, as text only.

function make(name, { text, ...attributes } = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  element.append(...children.filter((child) => child !== null));
  return element;
}

const heading = (text, ...beside) => make('h3', {}, make('span', { text }), ...beside);
const pre = (text) => make('pre', { tabindex: '0', text });

/** `cause` is that of the finding that is asked for, whose scenario comes first. */
function showCell({ scenarios, checked, documentation, dredd }, cause) {
  const shown = new Set(scenarios.flatMap(({ faults }) => faults.map(({ sentence }) => sentence)));
  const ofDredd = dredd.map((sentence) =>
    shown.has(sentence) ? 'Confirmed by a second tool, Dredd.' : `Dredd, a second tool: ${sentence}`,
  );
  const rank = ({ outcome, faults }) =>
    (faults.some((fault) => fault.cause === cause) ? 2 : 0) + (outcome === 'failed' ? 1 : 0);
  const ordered = scenarios.toSorted((a, b) => rank(b) - rank(a));
  const elements = [...new Set(ofDredd)].map((text) => make('p', { class: 'note', text }));
  for (const [index, scenario] of ordered.entries()) {
    const isOpen = index === 0 || (cause === undefined && scenario.outcome === 'failed');
    elements.push(showScenario(scenario, isOpen, documentation));
  }
  if (checked.length > 0) {
    const items = checked.map((text) => make('li', { text }));
    elements.push(heading('What is compared in each response'), make('ul', {}, ...items));
    if (documentation) elements.push(make('a', { href: documentation.url, text: documentation.label }));
  }
  return elements;
}

function showScenario(result, isOpen, documentation) {
  const { scenario, outcome, faults, reason, difference, response } = result;
  const state = difference && outcome === 'passed' ? 'differs' : outcome;
  const took = response ? ` · ${response.status} in ${response.milliseconds} ms` : '';
  const details = make(
    'details',
    { class: 'scenario' },
    make(
      'summary',
      {},
      make('span', { class: `cell ${state}`, text: `${MARKS[state]} ${outcome}` }),
      ` ${scenario}${took}`,
    ),
    ...faults.map((fault) => showFault(fault, documentation)),
    reason ? make('p', { class: 'note', text: reason }) : null,
    difference ? make('p', { class: 'note', text: `Declared difference: ${difference}` }) : null,
    ...showResponse(response, faults),
    ...showRequest(result),
  );
  details.open = isOpen;
  return details;
}

/** A fault with what was expected, what came, and where the document says so. */
function showFault(fault, documentation) {
  const { sentence, pointer, header, expected, actual, documentPointer, quote, part, rule } = fault;
  const code = (text) => (text ? make('code', { text }) : null);
  const isIntroduction = documentPointer?.startsWith('/info');
  const link = documentation && {
    href: isIntroduction ? documentation.introduction : documentation.url,
    text: isIntroduction ? 'Introduction of the documentation' : documentation.label,
  };
  const at = header === undefined ? (pointer === '' ? '/' : pointer) : `header ${header}`;
  const rows = {
    At: [code(at)],
    Expected: [code(expected)],
    Got: [code(actual)],
    'The document': [quote ?? null, part ? make('a', { href: `#${part}`, text: 'its part below' }) : null],
    Documented: [code(documentPointer && `openapi.json#${documentPointer}`)],
    Rule: [rule ?? null],
    Read: [link ? make('a', link) : null],
  };
  const list = Object.entries(rows).flatMap(([name, values]) =>
    values.some((value) => value !== null) ? [make('dt', { text: name }), make('dd', {}, ...values)] : [],
  );
  return make('div', { class: 'note fault' }, make('p', { text: sentence }), make('dl', {}, ...list));
}

/** The response, or that of a request before it that has failed: what is at fault first. */
function showResponse(response, faults) {
  if (!response) {
    const { body } = faults.find((fault) => fault.body !== undefined) ?? {};
    return body === undefined ? [] : [heading('Response'), showBody(body, [])];
  }
  const ofStatus = faults.find(({ cause }) => cause === `status ${response.status}`);
  const title = heading(
    `Response ${response.status}`,
    ofStatus ? make('span', { class: 'expected', text: `  ← expected ${ofStatus.expected}` }) : null,
  );
  const ofHeaders = faults.filter(({ header }) => header !== undefined);
  const values = new Map(Object.entries(response.headers));
  const faulty = ofHeaders.map(({ header, expected }) =>
    markLine(`${header}: ${values.get(header.toLowerCase()) ?? '(missing)'}`, expected),
  );
  for (const { header } of ofHeaders) values.delete(header.toLowerCase());
  const others = [...values].map(([name, value]) => `${name}: ${value}\n`);
  const headers = make('details', {}, make('summary', { text: 'Headers' }), pre(''));
  headers.lastChild.append(...faulty, ...others);
  headers.open = ofHeaders.length > 0;
  const body = make('details', {}, make('summary', { text: 'Body' }), showBody(response.body, faults));
  body.open = ofHeaders.length === 0 || faults.some(({ pointer }) => pointer !== undefined);
  return ofHeaders.length > 0 ? [title, headers, body] : [title, body, headers];
}

function markLine(text, expected) {
  return make('mark', {}, text, make('span', { class: 'expected', text: `  ← expected ${expected}` }), '\n');
}

function showRequest({ request, preparedBy, script }) {
  const elements = [];
  if (request) elements.push(heading('Request', copier(request)), pre(request));
  if (request && preparedBy) {
    const others = preparedBy === 1 ? 'one other request' : `${preparedBy} other requests`;
    const rest = script ? '; the script below sends them all' : '';
    elements.push(make('p', { class: 'quiet', text: `It names what ${others} made before it${rest}.` }));
  }
  if (script) {
    const details = make('details', {}, make('summary', { text: 'Show the script' }), pre(script));
    elements.push(heading('The whole scenario as a shell script', copier(script)), details);
  }
  return elements;
}

function copier(text) {
  const button = make('button', { type: 'button', text: 'Copy' });
  button.addEventListener('click', async () => {
    const say = (word) => (button.textContent = word);
    await navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Not allowed'),
    );
    setTimeout(say, 1500, 'Copy');
  });
  return button;
}

/** Shows a body, with the lines of its faults marked. */
function showBody(body, faults) {
  if (body === '') return make('p', { class: 'quiet', text: 'No body.' });
  let json;
  try {
    json = JSON.parse(body);
  } catch {
    return pre(body);
  }
  const element = pre('');
  for (const { text, pointer } of toLines(json, '', '', '')) {
    const fault = faults.find((one) => one.pointer !== undefined && one.pointer === pointer);
    element.append(fault ? markLine(text, fault.expected) : `${text}\n`);
  }
  return element;
}

/** Returns the lines of indented JSON; the first line of each value has its JSON pointer. */
function toLines(value, pointer, indent, name) {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [{ pointer, text: `${indent}${name}${JSON.stringify(value)}` }];
  const children = Object.entries(value).map(([key, child]) => {
    const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
    const label = isList ? '' : `${JSON.stringify(key)}: `;
    return toLines(child, `${pointer}/${step}`, `${indent}  `, label);
  });
  for (const lines of children.slice(0, -1)) lines.at(-1).text += ',';
  return [
    { pointer, text: `${indent}${name}${isList ? '[' : '{'}` },
    ...children.flat(),
    { text: `${indent}${isList ? ']' : '}'}` },
  ];
}

keepOneTabStop();
openAddress();
addEventListener('hashchange', openAddress);
