import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import type { Tone } from '@rankwright/shared-ui/core';

export interface ConnectionBadge {
  tone: Tone;
  label: string;
}

/** Saved, and no test has succeeded or failed yet. OAuth apps are not testable before their authorization. */
const isUntested = ({ connected, method, lastError, lastSuccessAt }: Connection): boolean =>
  !connected && method !== null && method !== 'oauth' && !lastError && !lastSuccessAt;

/** Connected, stored but not working or not tested, or not set up. */
export const getConnectionBadge = (connection: Connection | undefined): ConnectionBadge => {
  if (connection?.connected) return { tone: 'success', label: 'Connected' };
  if (connection && isUntested(connection)) return { tone: 'info', label: 'Saved, not tested yet' };
  return connection?.method
    ? { tone: 'warning', label: 'Not connected' }
    : { tone: 'neutral', label: 'Setup Required' };
};

/** What each platform connects to, and what the user needs for it. */
export const platformDescriptions: Record<Platform, string> = {
  wordpress: 'Publish to WordPress.com, or to your own WordPress site with an application password.',
  shopify: 'Publish to your shop’s blog. You need a Shopify app with access to content.',
  wix: 'Publish to the blog of your Wix site. You need an API key and the site ID.',
  webflow: 'Publish to a collection of your Webflow site. You need a site token and the site ID.',
  webhook: 'Send articles as signed JSON to your own URL.',
};

const methodLabels: Record<NonNullable<Connection['method']>, string> = {
  oauth: 'WordPress.com authorization',
  'application-password': 'application password',
  token: 'access token',
  'client-credentials': 'client ID and secret',
  'api-key': 'API key',
  webhook: 'signed webhook',
};
export const getMethodLabel = ({ method }: Connection): string | null => method && methodLabels[method];

/** Formats an ISO time in the browser's time zone, with the zone's name. */
export const formatDateTime = (iso: string | null): string =>
  iso
    ? new Intl.DateTimeFormat('en-US', {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }).format(new Date(iso))
    : 'not yet';
