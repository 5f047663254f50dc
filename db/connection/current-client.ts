let client = '';

/**
 * Calls `work` on behalf of a client, an address, so that gates share their places fairly between clients. It is known until `work`
 * returns or waits for the first time, which is when a handler has entered its gate: what follows a request through all it waits
 * for (AsyncLocalStorage) would slow every request down.
 */
export function runForClient<T>(address: string, work: () => T): T {
  const before = client;
  client = address;
  try {
    return work();
  } finally {
    client = before;
  }
}

/** Returns the client that the running work is for; "" where no request causes it. */
export function currentClient(): string {
  return client;
}
