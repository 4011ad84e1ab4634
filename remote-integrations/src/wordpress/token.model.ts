import type { Connection } from '@rankwright/contracts/connections';
import { wordpressOAuth } from '@rankwright/contracts/limits';
import { getConnectionBadge, type ConnectionBadge } from '../connections/connection.model.ts';

export type TokenState = 'valid' | 'expiring' | 'expired';

const hourMs = 3_600_000;
const { expired, soon, upcoming } = wordpressOAuth.warningHours;

/** Hours until expiry; negative after it. `now` in milliseconds since the epoch. */
const getHoursLeft = (expiresAt: string, now: number): number => (Date.parse(expiresAt) - now) / hourMs;

/** A token without an expiry is valid. */
export const getTokenState = (expiresAt: string | null, now: number): TokenState => {
  if (!expiresAt) return 'valid';
  const minutes = getHoursLeft(expiresAt, now) * 60;
  if (minutes <= 0) return 'expired';
  return minutes <= wordpressOAuth.expiringMinutes ? 'expiring' : 'valid';
};

/** The documented expiry warning; null more than three days before expiry. */
export const getExpiryWarning = (expiresAt: string | null, now: number): string | null => {
  if (!expiresAt) return null;
  const hours = getHoursLeft(expiresAt, now);
  if (hours <= expired) return 'OAuth token has expired. Please re-authorize.';
  if (hours <= soon) return `OAuth token expires in ${Math.ceil(hours)} hour(s). Consider re-authorizing.`;
  return hours <= upcoming ? `OAuth token expires in ${Math.ceil(hours / 24)} day(s).` : null;
};

/** Warning badge for an expiring token, error badge for an expired one. */
export const getWordpressBadge = (
  connection: Connection | undefined,
  warning: string | null,
): ConnectionBadge => {
  if (warning?.includes('has expired')) return { tone: 'error', label: 'Token expired' };
  if (warning) return { tone: 'warning', label: 'Token expiring' };
  return getConnectionBadge(connection);
};
