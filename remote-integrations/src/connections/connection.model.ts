import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import { getPlatformDescriptor } from '@rankwright/contracts/platforms';
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
  if (connection?.connected)
    return connection.lastError
      ? { tone: 'error', label: 'Not working' }
      : { tone: 'success', label: 'Connected' };
  if (connection && isUntested(connection)) return { tone: 'info', label: 'Saved, not tested yet' };
  return connection?.method
    ? { tone: 'warning', label: 'Not connected' }
    : { tone: 'neutral', label: 'Setup Required' };
};

/** `Publish to your shop. You need an app.` as `Publish to your shop.` */
const getFirstSentence = (text: string): string => text.replace(/\. .*/s, '.');

/** What went wrong, or the site; before there is one, what the platform is for. */
export const describeConnection = (platform: Platform, connection: Connection | undefined): string =>
  connection?.lastError ??
  (connection?.method ? (connection.name ?? connection.url) : null) ??
  getFirstSentence(getPlatformDescriptor(platform).description);

/** e.g. `access token`. */
export const getMethodLabel = ({ platform, method }: Connection): string | null =>
  method && (getPlatformDescriptor(platform).methods[method]?.label ?? null);

/** Whether the posts that the site already has can be imported. */
export const canImport = ({ platform, method }: Connection): boolean =>
  method !== null && getPlatformDescriptor(platform).methods[method]?.imports === true;

/** Formats an ISO time in the account's time zone, with the zone's name. */
export const formatDateTime = (iso: string | null, timeZone: string): string =>
  iso
    ? new Intl.DateTimeFormat('en-US', {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }).format(new Date(iso))
    : 'not yet';
