// The report's behaviour in the browser: selecting a target, finding operations, and opening cells. `make` and
// `showScenario` come from scenario.js, which precedes it in the page.
/* global make, showScenario */
(() => {
  const targets = JSON.parse(document.getElementById('results').textContent);
  const byId = (id) => document.getElementById(id);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const dialog = byId('detail');

  // The shown target, and which of its operations and cells are shown.

  const shownTarget = () => document.querySelector('.target:not([hidden])');
  const shownButtons = () =>
    all('button.cell', shownTarget()).filter((button) => button.offsetParent !== null);

  function choose(id) {
    for (const part of all('.target')) part.hidden = part.id !== id;
    for (const input of all('input[name=target]')) input.checked = input.value === id;
    filter();
  }

  function filter() {
    const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
    const show = document.querySelector('input[name=show]:checked').value;
    for (const row of all('tr.operation', shownTarget())) {
      const isFound = words.every((word) => row.dataset.search.includes(word));
      const isWanted = show === 'all' || row.querySelector(`[data-outcome="${show}"]`) !== null;
      row.hidden = !(isFound && isWanted);
    }
    for (const group of all('tbody', shownTarget()))
      group.hidden = !group.querySelector('tr.operation:not([hidden])');
    for (const service of all('.service', shownTarget()))
      service.hidden = !service.querySelector('tbody:not([hidden])');
    byId('nothing').hidden = shownTarget().querySelector('.service:not([hidden])') !== null;
    keepOneTabStop();
  }

  byId('search').addEventListener('input', filter);
  for (const input of all('input[name=show]')) input.addEventListener('change', filter);
  for (const input of all('input[name=target]')) input.addEventListener('change', () => choose(input.value));
  byId('reset').addEventListener('click', () => {
    byId('search').value = '';
    document.querySelector('input[name=show][value=all]').checked = true;
    filter();
    byId('search').focus();
  });

  // A grid is one tab stop; the arrow keys move within it.

  function keepOneTabStop() {
    for (const grid of all('.grid', shownTarget())) {
      const buttons = all('button.cell', grid).filter((button) => button.offsetParent !== null);
      const stop = buttons.find((button) => button.tabIndex === 0) ?? buttons[0];
      for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
    }
  }

  function focusOn(button) {
    for (const other of all('button.cell', button.closest('.grid'))) other.tabIndex = -1;
    button.tabIndex = 0;
    button.focus();
  }

  function neighbour(button, key) {
    const grid = button.closest('.grid');
    const buttons = all('button.cell', grid).filter((other) => other.offsetParent !== null);
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

  function open(button) {
    const [targetId, service, index] = button.dataset.cell.split('/');
    const target = targets.find(({ id }) => id === targetId);
    const cell = target.services.find((one) => one.service === service).cells[index];
    if (opened) opened.classList.remove('open');
    opened = button;
    button.classList.add('open');
    dialog.querySelector('.where').textContent = `${target.name} · ${service} · ${cell.operation}`;
    byId('detail-title').textContent = cell.cell;
    const body = dialog.querySelector('.body');
    const first = Math.max(
      0,
      cell.scenarios.findIndex(({ response }) => response),
    );
    body.replaceChildren(
      ...cell.dredd.map((finding) => make('p', { class: 'note failed', text: `Dredd: ${finding}` })),
      ...cell.scenarios.map((scenario, index) => showScenario(scenario, index === first)),
    );
    body.scrollTop = 0;
    const buttons = shownButtons();
    byId('before').disabled = buttons[0] === button;
    byId('next').disabled = buttons.at(-1) === button;
    if (!dialog.open) dialog.showModal();
    body.focus();
    history.replaceState(null, '', `#${addressOf(target, service, cell)}`);
  }

  /** Names the cell in the URL, so that a link survives the next run. */
  function addressOf(target, service, { cell }) {
    return [target.name, service, cell].map(encodeURIComponent).join('/');
  }

  function move(step) {
    const buttons = shownButtons();
    const next = buttons[buttons.indexOf(opened) + step];
    if (next) open(next);
  }

  document.querySelector('main').addEventListener('click', (event) => {
    const button = event.target.closest('button.cell');
    if (button) open(button);
  });
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
    focusOn(opened);
  });

  function openAddress() {
    const [targetName, service, name] = location.hash.slice(1).split('/').map(decodeURIComponent);
    const target = targets.find((one) => one.name === targetName);
    const cells = target?.services.find((one) => one.service === service)?.cells ?? [];
    const index = cells.findIndex(({ cell }) => cell === name);
    if (index < 0) return;
    choose(target.id);
    open(document.querySelector(`[data-cell="${target.id}/${service}/${index}"]`));
  }

  const tools = document.querySelector('.tools');
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--tools-height', `${tools.offsetHeight}px`),
  ).observe(tools);
  keepOneTabStop();
  openAddress();
  addEventListener('hashchange', openAddress);
})();
