let client = '';

/**
 * Calls `work` on behalf of a client, so that gates share their places fairly between clients. It is known until `work` returns
 * or waits for the first time, which is when a handler has entered its gate: what follows a request through all it waits for (AsyncLocalStorage) would
 * slow every request down.
 */
export function workFor<T>(name: string, work: () => T): T {
  const before = client;
  client = name;
  try {
    return work();
  } finally {
    client = before;
  }
}

/** Returns the client that the running work is for; "" for work of our own. */
export function clientOfWork(): string {
  return client;
}
