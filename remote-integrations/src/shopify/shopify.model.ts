import { shopifyApiKeyPattern, shopifyTokenMinimum } from '@rankwright/contracts/limits';

export interface ShopifyCredentials {
  shopUrl: string;
  apiKey: string;
  accessToken: string;
}
export type ShopifyField = keyof ShopifyCredentials;
export const emptyShopify: ShopifyCredentials = { shopUrl: '', apiKey: '', accessToken: '' };

/**
 * Shopify's two credential types: a legacy custom app's token, or a Dev Dashboard app's client ID and secret.
 */
export type CredentialKind = 'token' | 'client';
export const credentialKinds: readonly (readonly [CredentialKind, string])[] = [
  ['token', 'Admin API access token'],
  ['client', 'Dev Dashboard app: client ID and secret'],
];

const domain = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** Accepts a shop handle, a domain or an admin URL; ignores protocol and path. */
const isShop = (text: string): boolean =>
  domain.test(
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .split('/')[0] ?? '',
  );
const isToken = (text: string): boolean => /^shp[a-z]{1,3}_/i.test(text);

const validateShopUrl = (shop: string): string | undefined =>
  shop !== '' && !isShop(shop) ? 'Enter the shop as example.myshopify.com.' : undefined;

const validateApiKey = (key: string): string | undefined => {
  if (key === '') return undefined;
  if (isToken(key)) return 'This is a token or a secret. It belongs in the field below.';
  return shopifyApiKeyPattern.test(key) ? undefined : 'The API key has 32 characters, 0–9 and a–f.';
};

const validateAccessToken = (token: string): string | undefined => {
  if (token === '') return undefined;
  if (shopifyApiKeyPattern.test(token))
    return 'This looks like the API key. The token is shown next to it and starts with shpat_.';
  return token.length < shopifyTokenMinimum
    ? `The token has at least ${shopifyTokenMinimum} characters.`
    : undefined;
};

/** Errors by field, while typing; empty fields have none. */
export const validateShopifyCredentials = ({
  shopUrl,
  apiKey,
  accessToken,
}: ShopifyCredentials): Partial<Record<ShopifyField, string>> => {
  const found = {
    shopUrl: validateShopUrl(shopUrl.trim()),
    apiKey: validateApiKey(apiKey.trim()),
    accessToken: validateAccessToken(accessToken.trim()),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};

/** Errors for empty fields. */
export const getMissingFields = (credentials: ShopifyCredentials): Partial<Record<ShopifyField, string>> =>
  Object.fromEntries(
    (Object.keys(emptyShopify) as ShopifyField[])
      .filter((name) => credentials[name].trim() === '')
      .map((name) => [name, 'Fill in this field.']),
  );

export const isSameCredentials = (one: ShopifyCredentials, other: ShopifyCredentials): boolean =>
  (Object.keys(emptyShopify) as ShopifyField[]).every((name) => one[name] === other[name]);
