import { PlatformError } from '../port/platform.ts';

const permanentName = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;

/**
 * Converts user input to `name.myshopify.com`, the only host that serves the Admin API. Throws `PlatformError` for
 * other hosts.
 */
export const parseShopDomain = (input: string): string => {
  const text = input
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  const fromAdmin = /^admin\.shopify\.com\/store\/([a-z0-9-]+)/.exec(text)?.[1];
  const host = fromAdmin ?? text.split('/')[0] ?? '';
  const domain = host.includes('.') ? host : `${host}.myshopify.com`;
  if (permanentName.test(domain)) return domain;
  throw new PlatformError(
    'permanent',
    'Enter your shop’s myshopify.com domain, such as my-shop.myshopify.com. Find it in the Shopify admin under Settings > Domains.',
    'edit',
  );
};
