import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import type { Tone } from '@rankwright/shared-ui/core';

export interface ConnectionBadge {
  tone: Tone;
  label: string;
}

/** Nothing stored, stored but not working, or connected. */
export const badgeOf = (connection: Connection | undefined): ConnectionBadge => {
  if (connection?.connected) return { tone: 'success', label: 'Connected' };
  return connection?.method
    ? { tone: 'warning', label: 'Not connected' }
    : { tone: 'neutral', label: 'Setup Required' };
};

/** What a person needs before they begin. */
export const introductions: Record<Platform, string> = {
  wordpress: 'A WordPress.com site, or your own WordPress with an application password.',
  shopify: 'The blog of your shop. You need an app of your shop with access to its content.',
  wix: 'The blog of your Wix site. You need an API key and the id of the site.',
  webflow: 'A collection of your Webflow site. You need a site token and the id of the site.',
};

const methods: Record<NonNullable<Connection['method']>, string> = {
  oauth: 'WordPress.com authorization',
  'application-password': 'application password',
  token: 'Admin API access token',
  'client-credentials': 'client id and secret',
  'api-key': 'API key',
};
export const methodText = ({ method }: Connection): string | null => method && methods[method];

/** A moment in the reader's own zone, which is named. */
export const momentText = (iso: string | null): string =>
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
