import type { saveShopify, updateShopify } from '@rankwright/contracts/connections';
import { shopifyApiKeyPattern, shopifyTokenMinimum } from '@rankwright/contracts/limits';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { isClientSecret, shopifySecrets } from '../../platforms/shopify/shopifyAccess.ts';
import { textOf } from './connection.model.ts';
import type { ConnectionRow } from './connection.repository.ts';
import { changeSettings, connect, readConnection } from './connection.service.ts';
import { secretsOf } from './openPlatform.ts';

type Credentials = Pick<z.output<typeof saveShopify.body>, 'shopUrl' | 'apiKey' | 'accessToken'> & {
  blogId?: string | undefined;
};

const refuse = (field: string, text: string): never => {
  throw new AppError('INVALID_REQUEST', { text, details: { [field]: text } });
};

/** The helper checks of the specification, and the mistake people make most. */
const check = ({ apiKey, accessToken }: Credentials): void => {
  if (!shopifyApiKeyPattern.test(apiKey))
    refuse('apiKey', 'A Shopify API key has 32 characters, 0-9 and a-f.');
  if (accessToken.length < shopifyTokenMinimum)
    refuse('accessToken', `A Shopify access token has at least ${shopifyTokenMinimum} characters.`);
  if (accessToken === apiKey)
    refuse(
      'accessToken',
      'This is the API key. Enter the Admin API access token, or the client secret of your app.',
    );
};

export const shopifyCandidate = (input: Credentials) => {
  check(input);
  const { shopUrl, apiKey, accessToken, blogId } = input;
  return {
    platform: 'shopify' as const,
    method: isClientSecret(accessToken) ? ('client-credentials' as const) : ('token' as const),
    settings: { shopUrl, apiKey, ...(blogId && { blogId }) },
    secrets: { accessToken },
  };
};

/** A connection as the wire has it; never its token. */
export const shopifyConfigOf = ({
  settings,
  autoPublish,
  defaultStatus,
  status,
  secrets,
}: ConnectionRow) => ({
  shopUrl: textOf(settings.shopUrl) ?? '',
  apiKey: textOf(settings.apiKey) ?? '',
  autoPublish,
  defaultStatus: defaultStatus === 'published' ? ('published' as const) : ('draft' as const),
  shopName: textOf(settings.name) ?? '',
  blogId: textOf(settings.blogId),
  connectionStatus: status,
  hasAccessToken: secrets !== null,
});

/** New credentials are tested before they replace the old ones; other settings change at once. */
export const changeShopify = async (
  deps: Deps,
  ownerId: string,
  input: z.output<typeof updateShopify.body>,
): Promise<ConnectionRow> => {
  const row = await readConnection(deps, ownerId, 'shopify');
  const { shopUrl, apiKey, accessToken, blogId, autoPublish, defaultStatus } = input;
  if (!shopUrl && !apiKey && !accessToken && !blogId)
    return changeSettings(deps, row, { autoPublish, defaultStatus });
  const before = shopifyConfigOf(row);
  const moved = shopUrl !== undefined && shopUrl !== before.shopUrl;
  const candidate = shopifyCandidate({
    shopUrl: shopUrl ?? before.shopUrl,
    apiKey: apiKey ?? before.apiKey,
    accessToken: accessToken ?? shopifySecrets.parse(secretsOf(deps, row)).accessToken,
    blogId: blogId ?? (moved ? undefined : (before.blogId ?? undefined)),
  });
  return connect(deps, ownerId, candidate, {
    autoPublish: autoPublish ?? row.autoPublish,
    defaultStatus: defaultStatus ?? row.defaultStatus,
  });
};
