import type { Connection } from '@rankwright/contracts/connections';
import { wordpressOAuth } from '@rankwright/contracts/limits';
import { badgeOf, type ConnectionBadge } from '../connections/connection.model.ts';

export type TokenState = 'valid' | 'expiring' | 'expired';

const hourMs = 3_600_000;
const { expired, soon, upcoming } = wordpressOAuth.warningHours;

/** Hours until the moment; negative when it has passed. `now` in milliseconds since the epoch. */
const hoursLeft = (expiresAt: string, now: number): number => (Date.parse(expiresAt) - now) / hourMs;

/** A token without an end is valid. */
export const tokenState = (expiresAt: string | null, now: number): TokenState => {
  if (!expiresAt) return 'valid';
  const minutes = hoursLeft(expiresAt, now) * 60;
  if (minutes <= 0) return 'expired';
  return minutes <= wordpressOAuth.expiringMinutes ? 'expiring' : 'valid';
};

/** What to say about a token's end; null while it is far away. */
export const expiryWarning = (expiresAt: string | null, now: number): string | null => {
  if (!expiresAt) return null;
  const hours = hoursLeft(expiresAt, now);
  if (hours <= expired) return 'OAuth token has expired. Please re-authorize.';
  if (hours <= soon) return `OAuth token expires in ${Math.ceil(hours)} hour(s). Consider re-authorizing.`;
  return hours <= upcoming ? `OAuth token expires in ${Math.ceil(hours / 24)} day(s).` : null;
};

/** Yellow while a warning stands, red once the token has ended. */
export const wordpressBadge = (
  connection: Connection | undefined,
  warning: string | null,
): ConnectionBadge => {
  if (warning?.includes('has expired')) return { tone: 'error', label: 'Token expired' };
  if (warning) return { tone: 'warning', label: 'Token expiring' };
  return badgeOf(connection);
};
