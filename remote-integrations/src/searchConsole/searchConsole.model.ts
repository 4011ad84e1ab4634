import type { SearchConnection, SearchProperty } from '@rankwright/contracts/searchPerformance';
import type { Tone } from '@rankwright/shared-ui/core';

export const isSyncing = (connection: SearchConnection | null): boolean =>
  connection !== null && ['queued', 'running', 'waiting'].includes(connection.state);

/** `sc-domain:example.com` as `example.com (whole domain)`. */
export const formatProperty = (property: string): string =>
  property.startsWith('sc-domain:') ? `${property.slice('sc-domain:'.length)} (whole domain)` : property;

export const listPropertyOptions = (properties: readonly SearchProperty[]) =>
  properties.map(({ property }) => ({ value: property, label: formatProperty(property) }));

export const getSearchBadge = (connection: SearchConnection | null): { tone: Tone; label: string } => {
  if (!connection) return { tone: 'neutral', label: 'Setup Required' };
  if (connection.state === 'failed') return { tone: 'warning', label: 'Not working' };
  return connection.property
    ? { tone: 'success', label: 'Connected' }
    : { tone: 'info', label: 'Choose a property' };
};

/** What went wrong, or what is read; before there is a property, what the connection is for. */
export const describeSearchConnection = (connection: SearchConnection | null): string => {
  if (connection?.state === 'failed' && connection.error) return connection.error;
  return connection?.property
    ? formatProperty(connection.property)
    : 'See the clicks, impressions and positions of your articles.';
};

/** Percent; null while it is not known. */
export const getSyncPercent = ({ daysRead, daysTotal }: SearchConnection): number | null =>
  daysTotal === null ? null : Math.round((100 * daysRead) / Math.max(daysTotal, 1));

export const formatSyncProgress = ({ daysRead, daysTotal }: SearchConnection): string =>
  daysTotal === null
    ? 'Connecting to Search Console…'
    : `${daysRead.toLocaleString('en')} of ${daysTotal.toLocaleString('en')} days read`;

/** Formats `2026-11-21` as `Nov 21, 2026`. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
