import { PlatformError } from '../platform.ts';

const permanentName = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;

/** What a person typed → `name.myshopify.com`, the only host that serves the Admin API. */
export const shopDomain = (typed: string): string => {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  const fromAdmin = /^admin\.shopify\.com\/store\/([a-z0-9-]+)/.exec(text)?.[1];
  const host = fromAdmin ?? text.split('/')[0] ?? '';
  const domain = host.includes('.') ? host : `${host}.myshopify.com`;
  if (permanentName.test(domain)) return domain;
  throw new PlatformError(
    'permanent',
    'Enter the shop’s permanent address, such as my-shop.myshopify.com. You find it in the Shopify admin under Settings, Domains.',
    'edit',
  );
};
