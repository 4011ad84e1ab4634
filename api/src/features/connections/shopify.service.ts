import type { EndpointSchemas } from '@rankwright/contracts/http';
import type * as endpoints from '@rankwright/contracts/connections';
import { shopifyApiKeyPattern, shopifyTokenMinimum } from '@rankwright/contracts/limits';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Owner } from '../../http/caller.ts';
import { isClientSecret, shopifySecretsSchema } from '@rankwright/platforms/shopify/shopifyAccess';
import { applyShopifyChange } from './changedCredentials.model.ts';
import { readText } from './connection.model.ts';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import { updateConnectionSettings, readConnection } from './connection.service.ts';
import { readSecrets } from './openPlatform.service.ts';
import { saveTestedConnection } from './saveConnection.service.ts';

type Credentials = Pick<
  z.output<EndpointSchemas<typeof endpoints.saveShopify>['body']>,
  'shopUrl' | 'apiKey' | 'accessToken'
> & {
  blogId?: string | undefined;
};

const rejectField = (field: string, text: string): never => {
  throw new AppError('INVALID_REQUEST', { text, details: { [field]: text } });
};

/** The checks of the specification, and the most common mistake: the API key in place of the token. */
const validateCredentials = ({ apiKey, accessToken }: Credentials): void => {
  if (!shopifyApiKeyPattern.test(apiKey))
    rejectField('apiKey', 'A Shopify API key has 32 characters, 0-9 and a-f.');
  if (accessToken.length < shopifyTokenMinimum)
    rejectField('accessToken', `A Shopify access token has at least ${shopifyTokenMinimum} characters.`);
  if (accessToken === apiKey)
    rejectField(
      'accessToken',
      'This is the API key. Enter the Admin API access token, or the client secret of your app.',
    );
};

export const createShopifyCandidate = (input: Credentials) => {
  validateCredentials(input);
  const { shopUrl, apiKey, accessToken, blogId } = input;
  return {
    platform: 'shopify' as const,
    method: isClientSecret(accessToken) ? ('client-credentials' as const) : ('token' as const),
    settings: { shopUrl, apiKey, ...(blogId && { blogId }) },
    secrets: { accessToken },
  };
};

/** The connection as the API returns it, without its token. */
export const toShopifyConfig = ({
  settings,
  autoPublish,
  defaultStatus,
  status,
  secrets,
}: ConnectionRow) => ({
  shopUrl: readText(settings.shopUrl) ?? '',
  apiKey: readText(settings.apiKey) ?? '',
  autoPublish,
  defaultStatus: defaultStatus === 'published' ? ('published' as const) : ('draft' as const),
  shopName: readText(settings.name) ?? '',
  blogId: readText(settings.blogId),
  connectionStatus: status,
  hasAccessToken: secrets !== null,
});

/** Tests new credentials before they replace the old ones. Other settings change without a test. */
export const updateShopify = async (
  deps: Deps,
  owner: Owner,
  input: z.output<EndpointSchemas<typeof endpoints.updateShopify>['body']>,
): Promise<ConnectionRow> => {
  const row = await readConnection(deps, owner.userId, 'shopify');
  const { shopUrl, apiKey, accessToken, blogId, autoPublish, defaultStatus } = input;
  if (!shopUrl && !apiKey && !accessToken && !blogId)
    return updateConnectionSettings(deps, row, { autoPublish, defaultStatus });
  const before = toShopifyConfig(row);
  const stored = accessToken ? { accessToken } : shopifySecretsSchema.parse(readSecrets(deps, row));
  const candidate = createShopifyCandidate(
    applyShopifyChange({ ...before, ...stored }, { shopUrl, apiKey, accessToken, blogId }),
  );
  return saveTestedConnection(deps, owner, candidate, {
    autoPublish: autoPublish ?? row.autoPublish,
    defaultStatus: defaultStatus ?? row.defaultStatus,
  });
};
