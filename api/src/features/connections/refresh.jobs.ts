import { platformLabels } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import { addMs, hourMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { notifyByMail } from '../alerts/notify.service.ts';
import type { RegisterJobs } from '../register.ts';
import { updateConnection } from './connection.repository.ts';
import { refreshTokensJob } from './connections.definition.ts';
import { findExpiringConnections } from './refresh.repository.ts';
import { refreshWordpressOAuth } from './wordpressOAuth.service.ts';

const hourly = '37 * * * *';
/** Tokens are refreshed this long before they expire, which is when screens start to warn. */
const refreshAheadMs = 72 * hourMs;
const batch = 1_000;

/** How to extend tokens, by `platform/method`. Other connections do not expire. */
const extenders: Record<string, ((deps: Deps, ownerId: string) => Promise<Date>) | undefined> = {
  'wordpress/oauth': refreshWordpressOAuth,
};

const hasEnded = ({ expiresAt }: ConnectionRow, now: Date): boolean => expiresAt !== null && expiresAt <= now;
const isTokenRejected = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'OAUTH_TOKEN_EXPIRED';

const recordRefreshFailure = async (deps: Deps, row: ConnectionRow, reason: string): Promise<void> => {
  const now = deps.clock.now();
  const ended = hasEnded(row, now);
  await updateConnection(deps.db, row.ownerId, row.platform, {
    lastError: reason,
    updatedAt: now,
    ...(ended && { status: 'expired' as const }),
  });
  await notifyByMail(deps, row.ownerId, {
    kind: 'reconnect',
    text: `Your ${platformLabels[row.platform]} connection ${ended ? 'has expired' : 'expires soon'}. ${reason}`,
    href: paths.integration(row.platform),
    dedupeKey: `reconnect:${row.id}:${row.expiresAt?.getTime() ?? 0}:${ended ? 'ended' : 'soon'}`,
  });
};

const extendConnection = async (deps: Deps, row: ConnectionRow): Promise<void> => {
  const extender = extenders[`${row.platform}/${row.method}`];
  if (!extender) return;
  try {
    await extender(deps, row.ownerId);
  } catch (error) {
    const isFinal = hasEnded(row, deps.clock.now()) || isTokenRejected(error);
    if (error instanceof AppError && isFinal) await recordRefreshFailure(deps, row, error.message);
    else deps.log.warn({ err: error, connection: row.id }, 'token refresh failed, retrying in an hour');
  }
};

/** Extends all tokens that expire within three days and notifies owners of those that cannot be extended. */
const refreshTokens = async (deps: Deps): Promise<void> => {
  const until = addMs(deps.clock.now(), refreshAheadMs);
  for (const row of await findExpiringConnections(deps.db, until, batch)) await extendConnection(deps, row);
};

export const registerRefresh: RegisterJobs = async (deps) => {
  await deps.queue.work(refreshTokensJob, () => refreshTokens(deps));
  await deps.queue.schedule(refreshTokensJob, hourly, {});
};
