import { shopifyApiKeyPattern, shopifyTokenMinimum } from '@rankwright/contracts/limits';

export interface ShopifyCredentials {
  shopUrl: string;
  apiKey: string;
  accessToken: string;
}
export type ShopifyField = keyof ShopifyCredentials;
export const emptyShopify: ShopifyCredentials = { shopUrl: '', apiKey: '', accessToken: '' };

/** The two kinds of credentials a shop can give: an old app's token, or a new app's id and secret. */
export type CredentialKind = 'token' | 'client';
export const credentialKinds: readonly (readonly [CredentialKind, string])[] = [
  ['token', 'Admin API access token'],
  ['client', 'Dev Dashboard app: client ID and secret'],
];

const domain = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** A bare handle, a plain domain, or an address of the admin; a protocol and a path are forgiven. */
const isShop = (text: string): boolean =>
  domain.test(
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .split('/')[0] ?? '',
  );
const isToken = (text: string): boolean => /^shp[a-z]{1,3}_/i.test(text);

const shopProblem = (shop: string): string | undefined =>
  shop !== '' && !isShop(shop) ? 'Enter the shop as example.myshopify.com.' : undefined;

const keyProblem = (key: string): string | undefined => {
  if (key === '') return undefined;
  if (isToken(key)) return 'This is a token or a secret. It belongs in the field below.';
  return shopifyApiKeyPattern.test(key) ? undefined : 'The API key has 32 characters, 0–9 and a–f.';
};

const tokenProblem = (token: string): string | undefined => {
  if (token === '') return undefined;
  if (shopifyApiKeyPattern.test(token))
    return 'This looks like the API key. The token is shown beside it and begins with shpat_.';
  return token.length < shopifyTokenMinimum
    ? `The token has at least ${shopifyTokenMinimum} characters.`
    : undefined;
};

/** What is wrong with what was typed so far, by field; empty fields are not blamed. */
export const shopifyProblems = ({
  shopUrl,
  apiKey,
  accessToken,
}: ShopifyCredentials): Partial<Record<ShopifyField, string>> => {
  const found = {
    shopUrl: shopProblem(shopUrl.trim()),
    apiKey: keyProblem(apiKey.trim()),
    accessToken: tokenProblem(accessToken.trim()),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};

/** Fields that are still empty, with what to do. */
export const missingFields = (credentials: ShopifyCredentials): Partial<Record<ShopifyField, string>> =>
  Object.fromEntries(
    (Object.keys(emptyShopify) as ShopifyField[])
      .filter((name) => credentials[name].trim() === '')
      .map((name) => [name, 'Fill in this field.']),
  );

export const sameCredentials = (one: ShopifyCredentials, other: ShopifyCredentials): boolean =>
  (Object.keys(emptyShopify) as ShopifyField[]).every((name) => one[name] === other[name]);
