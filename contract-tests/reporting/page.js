// The report's behaviour in the browser: selecting a target, finding operations, and opening cells. `showCell`
// comes from scenario.js, which precedes it in the page.
/* global showCell */
(() => {
  const targets = JSON.parse(document.getElementById('results').textContent);
  const byId = (id) => document.getElementById(id);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const dialog = byId('detail');

  // The shown target, and which of its operations and cells are shown.

  const shownTarget = () => document.querySelector('.target:not([hidden])');
  const isShown = (button) => button.checkVisibility();
  const shownButtons = () => all('button.cell', shownTarget()).filter(isShown);

  function choose(id) {
    for (const part of all('.target')) part.hidden = part.id !== id;
    for (const input of all('input[name=target]')) input.checked = input.value === id;
    filter();
  }

  function filter() {
    const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
    const show = document.querySelector('input[name=show]:checked').value;
    const isWanted = ({ dataset }) => show === 'all' || dataset.outcome === show;
    for (const row of all('tr.operation, .checks li', shownTarget())) {
      const isFound = words.every((word) => row.dataset.search.includes(word));
      const buttons = all('button.cell', row);
      // The others in the row go as well, so that the arrows lead from one of the wanted to the next.
      for (const button of buttons) button.hidden = !isWanted(button);
      row.hidden = !(isFound && buttons.some(isWanted));
    }
    for (const list of all('.checks', shownTarget())) {
      list.hidden = !list.querySelector('li:not([hidden])');
      if (show !== 'all') list.open = true;
    }
    for (const group of all('tbody', shownTarget()))
      group.hidden = !group.querySelector('tr.operation:not([hidden])');
    for (const service of all('.service', shownTarget()))
      service.hidden = !service.querySelector('tbody:not([hidden]), .checks:not([hidden])');
    byId('nothing').hidden = shownTarget().querySelector('.service:not([hidden])') !== null;
    keepOneTabStop();
  }

  byId('search').addEventListener('input', filter);
  for (const input of all('input[name=show]')) input.addEventListener('change', filter);
  for (const input of all('input[name=target]')) input.addEventListener('change', () => choose(input.value));
  function showAll() {
    byId('search').value = '';
    document.querySelector('input[name=show][value=all]').checked = true;
    filter();
  }

  byId('reset').addEventListener('click', () => {
    showAll();
    byId('search').focus();
  });

  // A grid is one tab stop; the arrow keys move within it.

  function keepOneTabStop() {
    for (const grid of all('.grid, .checks', shownTarget())) {
      const buttons = all('button.cell', grid).filter((button) => !button.hidden);
      const stop = buttons.find((button) => button.tabIndex === 0) ?? buttons[0];
      for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
    }
  }

  function focusOn(button) {
    for (const other of all('button.cell', button.closest('.grid, .checks'))) other.tabIndex = -1;
    button.tabIndex = 0;
    button.focus();
  }

  function neighbour(button, key) {
    const grid = button.closest('.grid, .checks');
    const buttons = all('button.cell', grid).filter(isShown);
    const index = buttons.indexOf(button);
    if (key === 'ArrowRight') return buttons[index + 1];
    if (key === 'ArrowLeft') return buttons[index - 1];
    if (key === 'Home') return buttons[0];
    if (key === 'End') return buttons.at(-1);
    const here = button.getBoundingClientRect();
    const step = key === 'ArrowDown' ? 1 : -1;
    const beyond = buttons.filter((other) => (other.getBoundingClientRect().top - here.top) * step > 4);
    const distance = (other) => {
      const there = other.getBoundingClientRect();
      return Math.abs(there.top - here.top) * 1000 + Math.abs(there.left - here.left);
    };
    return beyond.sort((a, b) => distance(a) - distance(b))[0];
  }

  const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
  document.querySelector('main').addEventListener('keydown', (event) => {
    const button = event.target.closest('button.cell');
    if (!button || !ARROWS.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = neighbour(button, event.key);
    if (next) focusOn(next);
  });

  // A cell opens its requests and responses.

  let opened = null;
  /** The finding that is shown, where the dialog was opened from their list: the arrows lead to the next of them. */
  let openedFinding = null;
  const findings = all('button[data-opens]');

  /** Opens a cell, or what a finding shows of it. */
  function open(button, finding = null) {
    const [targetId, service, index] = button.dataset.cell.split('/');
    const target = targets.find(({ id }) => id === targetId);
    const { cells, checks } = target.services.find((one) => one.service === service);
    const [, check] = index.split('check-');
    const cell = check === undefined ? cells[index] : checks[check];
    if (opened) opened.classList.remove('open');
    opened = button;
    button.classList.add('open');
    openedFinding = finding;
    const sequence = finding ? findings : shownButtons();
    const place = sequence.indexOf(finding ?? button);
    const which = finding ? `Finding ${place + 1} of ${findings.length} · ` : '';
    dialog.querySelector('.where').textContent = `${which}${target.name} · ${service} · ${cell.operation}`;
    byId('detail-title').textContent = cell.name;
    const body = dialog.querySelector('.body');
    body.replaceChildren(...showCell(cell, finding?.dataset.cause));
    body.scrollTop = 0;
    const kind = finding ? 'finding' : 'response';
    label(byId('before'), `Previous ${kind}`, place === 0);
    label(byId('next'), `Next ${kind}`, place === sequence.length - 1);
    if (!dialog.open) dialog.showModal();
    for (const mark of all('mark', body)) showWithin(mark.closest('pre'), mark);
    body.focus();
    history.replaceState(null, '', `#${addressOf(target, service, cell)}`);
  }

  function label(button, text, isDisabled) {
    button.setAttribute('aria-label', text);
    button.title = text;
    button.disabled = isDisabled;
  }

  /** Scrolls a long body, and nothing else, so that the line is visible. */
  function showWithin(pre, mark) {
    pre.scrollTop = mark.offsetTop - pre.offsetTop - pre.clientHeight / 3;
  }

  /** Names the cell in the URL, so that a link survives the next run. */
  function addressOf(target, service, { name }) {
    return [target.name, service, name].map(encodeURIComponent).join('/');
  }

  function move(step) {
    const sequence = openedFinding ? findings : shownButtons();
    const next = sequence[sequence.indexOf(openedFinding ?? opened) + step];
    if (!next) return;
    if (openedFinding) openFinding(next);
    else open(next);
  }

  document.querySelector('main').addEventListener('click', (event) => {
    const button = event.target.closest('button.cell');
    if (button) open(button);
  });
  document.querySelector('.findings')?.addEventListener('click', (event) => {
    const finding = event.target.closest('button[data-opens]');
    if (finding) openFinding(finding);
  });

  /** Whatever is filtered, a finding opens its cell, and takes the focus back. */
  function openFinding(finding) {
    showAll();
    openCell(finding.dataset.opens, finding);
  }
  byId('before').addEventListener('click', () => move(-1));
  byId('next').addEventListener('click', () => move(1));
  byId('close').addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') move(-1);
    else if (event.key === 'ArrowRight') move(1);
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    history.replaceState(null, '', location.pathname + location.search);
    if (!opened) return;
    opened.classList.remove('open');
    if (openedFinding) openedFinding.focus();
    else focusOn(opened);
  });

  function openAddress() {
    const [targetName, service, name] = location.hash.slice(1).split('/').map(decodeURIComponent);
    const target = targets.find((one) => one.name === targetName);
    const { cells = [], checks = [] } = target?.services.find((one) => one.service === service) ?? {};
    const isNamed = (cell) => cell.name === name;
    const index = cells.findIndex(isNamed);
    const check = checks.findIndex(isNamed);
    if (index < 0 && check < 0) return;
    openCell(`${target.id}/${service}/${index < 0 ? `check-${check}` : index}`);
  }

  function openCell(id, finding = null) {
    choose(id.split('/')[0]);
    const button = document.querySelector(`[data-cell="${id}"]`);
    const list = button.closest('details');
    if (list) list.open = true;
    open(button, finding);
  }

  const tools = document.querySelector('.tools');
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--tools-height', `${tools.offsetHeight}px`),
  ).observe(tools);
  keepOneTabStop();
  openAddress();
  addEventListener('hashchange', openAddress);
})();
