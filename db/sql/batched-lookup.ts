/** Finds one row by key; resolves to undefined without one. */
export type Lookup<Row> = (key: string) => Promise<Row | undefined>;

interface Waiting<Row> {
  key: string;
  resolve: (row: Row | undefined) => void;
  reject: (error: unknown) => void;
}

/** Enough to keep the database busy while this thread returns rows; more would only make batches smaller. */
const MAX_AT_ONCE = 2;
const MAX_BATCH = 500;

/**
 * Returns a lookup that joins concurrent calls into one statement: a call waits for the end of the current event-loop
 * turn or of a running statement. It sees everything that was committed before it was made.
 */
export function createBatchedLookup<Row>(
  findMany: (keys: string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): Lookup<Row> {
  let waiting: Waiting<Row>[] = [];
  let running = 0;
  let isScheduled = false;

  const schedule = (): void => {
    if (isScheduled || waiting.length === 0 || running >= MAX_AT_ONCE) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      void run();
    });
  };

  const run = async (): Promise<void> => {
    const batch = waiting.slice(0, MAX_BATCH);
    waiting = waiting.slice(MAX_BATCH);
    running += 1;
    schedule();
    try {
      const found = new Map<string, Row>();
      for (const row of await findMany(batch.map((call) => call.key))) found.set(keyOf(row), row);
      for (const call of batch) call.resolve(found.get(call.key));
    } catch (error) {
      for (const call of batch) call.reject(error);
    } finally {
      running -= 1;
      schedule();
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      schedule();
    });
}
