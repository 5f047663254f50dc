import type { Readable } from 'node:stream';
import type { AnyHandler } from '../operation.js';

/** Returns the input of the handler. */
const echo: AnyHandler = (request) => Promise.resolve({ status: 200, body: request });

/** Returns the size of the body, read to its end. */
const measure: AnyHandler = async (request) => {
  let size = 0;
  for await (const chunk of request.body as Readable) size += (chunk as Buffer).length;
  return { status: 200, body: { size, contentLength: request.contentLength } };
};

/** The handlers of the test service. */
export const handlers: Readonly<Record<string, AnyHandler>> = {
  listThings: echo,
  getThing: echo,
  getNewest: () => Promise.resolve({ status: 200, body: 'newest' }),
  getMark: echo,
  getPlace: echo,
  getFile: echo,
  createThing: echo,
  touchThing: echo,
  uploadThing: measure,
};
