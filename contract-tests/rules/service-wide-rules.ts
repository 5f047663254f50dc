import { everywhere, header, status, type ServiceWideRule } from './rule.js';

/** What the documents say in different words. */
export interface ServiceWideWords {
  trailingSlash: string;
  otherSites: string;
  allowedMethods: string;
  unknownRoute: string;
}

/** Returns the rules of every route, which the three documents state. */
export function listServiceWideRules(words: ServiceWideWords): ServiceWideRule[] {
  return [
    everywhere('head', 'works wherever GET does', 'HEAD', status(404)),
    everywhere('trailing-slash', words.trailingSlash, '/api/v1/', status(404)),
    everywhere('cors', words.otherSites, 'OPTIONS', header('access-control-allow-methods', 'DELETE')),
    everywhere('allowed-methods', words.allowedMethods, 'PATCH', header('allow', 'DELETE')),
    everywhere('unknown-route', words.unknownRoute, 'an unknown route', status(400)),
    everywhere(
      'large-head',
      'Request headers of more than 128 KiB in total are a 431.',
      'a head of 160 KiB',
      status(200),
    ),
    everywhere('request-id', 'Every response has an `X-Request-Id`', 'HEAD', header('x-request-id')),
    everywhere(
      'own-request-id',
      'your own if you send one',
      'a request id of your own',
      header('x-request-id', 'another'),
    ),
  ];
}
