/** Returns a function that blocks its callers until a number of them have called; later calls pass at once. */
export function createBarrier(callers: number): () => Promise<void> {
  const gate = createGate();
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting === callers) gate.open();
    return gate.opened;
  };
}

/** A promise that tests resolve. */
export interface Gate {
  opened: Promise<void>;
  open: () => void;
}

/** Returns a closed gate. */
export function createGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
