import { nextTurn } from '../event-loop.js';
import { describeError, toError, type WorkerError } from '../pool/worker-pool.js';

/** The other end of a channel: a child process, or the process that started this one. */
export interface Port {
  /** Sends a message; a lost connection is reported by the end of the process. */
  send: (message: unknown, handle?: unknown) => void;
  onMessage: (listener: (message: unknown, handle: unknown) => void) => void;
}

/** A call that came in. */
export interface IncomingCall<Argument = unknown> {
  argument: Argument;
  /** Buffers that were sent ahead of the call. */
  parts: Uint8Array[];
  /** Aborts when the caller no longer waits, or has ended. */
  signal: AbortSignal;
}

/** What one process does for the other one, by name. A notification is a call whose result nobody reads. */
export type CallHandlers<Calls> = {
  readonly [Name in keyof Calls]: (call: IncomingCall<Calls[Name]>) => unknown;
};

export interface CallOptions {
  /** Sent one per turn of the event loop ahead of the call. */
  parts?: readonly Uint8Array[];
  signal?: AbortSignal;
}

/** Calls between two processes. What is sent in one turn of the event loop goes out as one message. */
export interface Channel<Calls> {
  /** Has something done by the other process. Rejects with the other's error, and when the other process ends. */
  call: <Name extends keyof Calls & string>(
    name: Name,
    argument: Calls[Name],
    options?: CallOptions,
  ) => Promise<unknown>;
  notify: <Name extends keyof Calls & string>(name: Name, argument: Calls[Name]) => void;
  /** Ends all calls under way, in both directions. */
  end: (error: Error) => void;
}

type Item =
  | { kind: 'part'; id: number; part: Uint8Array }
  | { kind: 'call'; id: number; name: string; argument: unknown }
  | { kind: 'notify'; name: string; argument: unknown }
  | { kind: 'abort'; id: number }
  | { kind: 'value'; id: number; value: unknown }
  | { kind: 'error'; id: number; error: WorkerError };

interface Pending {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Opens a channel; `onHandle` gets the messages that come with a handle, such as a connection. */
export function openChannel<Outgoing, Incoming>(
  port: Port,
  typedHandlers: CallHandlers<Incoming>,
  onHandle: (message: unknown, handle: unknown) => void = () => undefined,
): Channel<Outgoing> {
  const handlers = typedHandlers as Readonly<Record<string, ((call: IncomingCall) => unknown) | undefined>>;
  const pending = new Map<number, Pending>();
  const incoming = new Map<number, AbortController>();
  const parts = new Map<number, Uint8Array[]>();
  let outbox: Item[] = [];
  let lastId = 0;
  let ended: Error | undefined;

  const post = (item: Item): void => {
    if (ended) return;
    outbox.push(item);
    if (outbox.length > 1) return;
    setImmediate(() => {
      const items = outbox;
      outbox = [];
      if (!ended) port.send({ items });
    });
  };
  const respond = async (
    { id, name, argument }: Extract<Item, { kind: 'call' }>,
    received: Uint8Array[],
  ): Promise<void> => {
    const abort = new AbortController();
    incoming.set(id, abort);
    try {
      const handler = handlers[name];
      if (!handler) throw new Error(`There is no call ${name}.`);
      const value: unknown = await handler({ argument, parts: received, signal: abort.signal });
      post({ kind: 'value', id, value });
    } catch (error) {
      post({ kind: 'error', id, error: describeError(error) });
    } finally {
      incoming.delete(id);
    }
  };
  const settle = (id: number): Pending | undefined => {
    const call = pending.get(id);
    pending.delete(id);
    return call;
  };
  const receive = (item: Item): void => {
    if (item.kind === 'value') settle(item.id)?.resolve(item.value);
    else if (item.kind === 'error') settle(item.id)?.reject(toError(item.error));
    else if (item.kind === 'abort') {
      parts.delete(item.id);
      incoming.get(item.id)?.abort();
    } else if (item.kind === 'part') parts.set(item.id, [...(parts.get(item.id) ?? []), item.part]);
    else if (item.kind === 'notify')
      handlers[item.name]?.({ argument: item.argument, parts: [], signal: new AbortController().signal });
    else {
      const received = parts.get(item.id) ?? [];
      parts.delete(item.id);
      void respond(item, received);
    }
  };
  port.onMessage((message, handle) => {
    if (isBatch(message)) message.items.forEach(receive);
    else onHandle(message, handle);
  });

  return {
    call: async (name, argument, options = {}) => {
      if (ended) throw ended;
      options.signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      const result = new Promise<unknown>((resolve, reject) => pending.set(id, { resolve, reject }));
      const abort = (): void => {
        post({ kind: 'abort', id });
        settle(id)?.reject(options.signal?.reason as Error);
      };
      options.signal?.addEventListener('abort', abort, { once: true });
      // It may reject while parts are sent.
      result.catch(() => undefined);
      try {
        for (const part of options.parts ?? []) {
          post({ kind: 'part', id, part });
          await nextTurn();
          // The other end has dropped the parts, and would take the call for one that is wanted.
          if (options.signal?.aborted) return await result;
        }
        post({ kind: 'call', id, name, argument });
        return await result;
      } finally {
        options.signal?.removeEventListener('abort', abort);
      }
    },
    notify: (name, argument) => post({ kind: 'notify', name, argument }),
    end: (error) => {
      ended ??= error;
      for (const call of pending.values()) call.reject(error);
      for (const abort of incoming.values()) abort.abort(error);
      pending.clear();
      parts.clear();
    },
  };
}

function isBatch(message: unknown): message is { items: Item[] } {
  return typeof message === 'object' && message !== null && 'items' in message;
}
