import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import type { ApiDocument } from '../contract/document.js';
import type { Listening } from '../testing/listen.js';
import { prepareForPrism } from './prepare-document.js';

/**
 * Starts Prism's mock of a document on a port (0: a free one) and returns its URL. It returns the documented
 * examples, and checks requests unless something in front of it does. Started from code, since Prism's command line rejects parameters called `uid[]`.
 */
export async function startMock(document: ApiDocument, port: number, isChecked = true): Promise<Listening> {
  const operations = await getHttpOperationsFromSpec(prepareForPrism(document));
  const server = createServer(operations, {
    cors: true,
    config: {
      isProxy: false,
      validateRequest: isChecked,
      validateResponse: true,
      checkSecurity: isChecked,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
    components: { logger: createLogger('mock', { level: 'fatal' }) },
  });
  const url = await server.listen(port, '127.0.0.1');
  return { url, stop: () => server.close() };
}
