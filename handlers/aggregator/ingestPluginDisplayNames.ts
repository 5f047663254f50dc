import type { PluginAccount } from '../../src/plugin-auth.js';
import {
  PLUGIN_CHALLENGE,
  invalidRequest,
  rateLimited,
  success,
  unauthorized,
  unreachable,
  upstreamUnavailable,
} from './common/responses.js';
import type { AggregatorStores, Handler } from './contract.js';
import { toContributor } from './common/contributor.js';
import { explainCount, receiveNames } from './common/ingest-names.js';

/** Stores the names that a player has observed, once the plugin platform has accepted the token. */
export const ingestPluginDisplayNames: Handler<'ingestPluginDisplayNames'> = async (
  { body, rejectedRows, caller },
  stores,
) => {
  const contributor = toContributor(body);
  const { pluginProjectKey } = stores;
  if (contributor.projectKey !== pluginProjectKey) {
    const came = JSON.stringify(body.projectKey);
    const expected = `must be ${pluginProjectKey} on this route`;
    return invalidRequest('projectKey', `Body field projectKey ${expected}, got ${came}.`);
  }
  const checked = await checkToken(body.opToken, caller.address, stores);
  if ('status' in checked) return checked;
  const fault = explainCount(body, rejectedRows);
  if (fault !== null) return invalidRequest('names', fault);
  const ingest = await receiveNames(body, rejectedRows, contributor, stores);
  return success({ ok: true as const, ingest, auth: checked.account });
};

type Checked =
  | { account: PluginAccount | null }
  | ReturnType<typeof unauthorized<typeof PLUGIN_CHALLENGE>>
  | ReturnType<typeof rateLimited>
  | ReturnType<typeof upstreamUnavailable<502>>
  | ReturnType<typeof unreachable>;

/** A route without its configuration stays closed until the server is started anew. */
const CLOSED_SECONDS = 3600;

async function checkToken(
  token: string | undefined,
  address: string,
  { checkPluginToken, directory }: Pick<AggregatorStores, 'checkPluginToken' | 'directory'>,
): Promise<Checked> {
  if (checkPluginToken === 'closed')
    return unreachable('The check of plugin tokens is not configured on this server.', CLOSED_SECONDS);
  if (checkPluginToken === 'open') return { account: null };
  if (token === undefined)
    return unauthorized('Body field opToken must carry a token of the plugin platform.', PLUGIN_CHALLENGE);
  const verdict = await checkPluginToken(token, address);
  switch (verdict.outcome) {
    case 'accepted': {
      const { accountId } = verdict.account;
      return { account: { ...verdict.account, accountId: directory.parseAccountId(accountId) ?? accountId } };
    }
    case 'refused':
      return unauthorized('The plugin platform refused the token.', PLUGIN_CHALLENGE);
    case 'invalid_response':
      return upstreamUnavailable(
        502,
        'The plugin platform gave a response that cannot be used when it was asked about the token. Try again later.',
      );
    case 'unreachable':
      return unreachable(
        'The plugin platform could not be asked about the token. Try again later.',
        verdict.retryAfterSeconds,
      );
    case 'limited':
      return rateLimited(
        `The plugin platform has refused too many tokens from this address. Try again in ${verdict.retryAfterSeconds} seconds.`,
        verdict.retryAfterSeconds,
      );
  }
}
