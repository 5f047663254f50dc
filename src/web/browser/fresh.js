// Pages that read again and again while somebody looks.
import { formatAge, place } from './dom.js';

/** Seconds between two looks at the services: 30, or `?interval=` from 1 to 600. */
const INTERVAL = Math.min(
  600,
  Math.max(1, Number(new URLSearchParams(location.search).get('interval')) || 30),
);
const MAX_WAIT_S = 600;
const clockFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/**
 * Calls `refresh` now and again and again: not while the page is hidden, at once when it is seen again or the address leads to
 * another thing, and less often while it fails. `refresh` resolves with a sentence about what could not be read, or null.
 * @param {() => Promise<string | null>} refresh
 */
export function keepFresh(refresh) {
  let failures = 0;
  let timer = 0;
  /** @type {Promise<void> | null} */
  let running = null;
  const run = async () => {
    clearTimeout(timer);
    const fault = await refresh().catch((/** @type {Error} */ error) => error.message);
    failures = fault ? failures + 1 : 0;
    const next = Math.min(MAX_WAIT_S, INTERVAL * 2 ** failures);
    const clock = clockFormat.format(new Date());
    place('freshness').textContent = fault
      ? `${fault} (${clock}). The next try follows in ${next} s.`
      : `Updated at ${clock}. Refreshes every ${INTERVAL} s while you look.`;
    for (const one of document.querySelectorAll('time[data-age]')) {
      const time = /** @type {HTMLTimeElement} */ (one);
      time.textContent = formatAge(time.dateTime);
    }
    if (!document.hidden) timer = setTimeout(start, next * 1000);
    running = null;
  };
  const start = () => (running ??= run());
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (!document.hidden) void start();
  });
  addEventListener('hashchange', () => {
    scrollTo(0, 0);
    void Promise.resolve(running).then(start);
  });
  void start();
}
