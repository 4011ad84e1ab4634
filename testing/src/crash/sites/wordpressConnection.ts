import type { SiteConnection } from './site.ts';

export const createWordpressConnection = (
  url: string,
  username: string,
  applicationPassword: string,
): SiteConnection => ({
  platform: 'wordpress',
  method: 'application-password',
  settings: { siteUrl: url, username, root: `${url}/wp-json/`, url, name: 'Garden Notes' },
  secrets: { applicationPassword },
});
