import { platformLabels } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { z } from 'zod';
import { addMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { defineJob } from '../../queue/job.ts';
import { notify } from '../attention/notify.ts';
import type { RegisterJobs } from '../register.ts';
import { changeConnection, type ConnectionRow } from './connection.repository.ts';
import { expiringConnections } from './refresh.repository.ts';
import { extendToken } from './wordpressOAuth.service.ts';

export const refresh = defineJob({ name: 'refresh-tokens', schema: z.object({}), expireInSeconds: 900 });

const hourly = '37 * * * *';
/** From then on a person is warned of the end, so from then on it is moved. */
const aheadMs = 72 * 3_600_000;
const batch = 1_000;

/** Ways of connecting whose access ends, and how it is extended. */
const extenders: Record<string, ((deps: Deps, ownerId: string) => Promise<Date>) | undefined> = {
  'wordpress/oauth': extendToken,
};

const hasEnded = ({ expiresAt }: ConnectionRow, now: Date): boolean => expiresAt !== null && expiresAt <= now;
const isRefused = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'OAUTH_TOKEN_EXPIRED';

const giveUp = async (deps: Deps, row: ConnectionRow, reason: string): Promise<void> => {
  const now = deps.clock.now();
  const ended = hasEnded(row, now);
  await changeConnection(deps.db, row.ownerId, row.platform, {
    lastError: reason,
    updatedAt: now,
    ...(ended && { status: 'expired' as const }),
  });
  await notify(deps, row.ownerId, {
    kind: 'reconnect',
    text: `${platformLabels[row.platform]} ${ended ? 'no longer lets' : 'will soon no longer let'} us publish. ${reason}`,
    href: paths.integrations,
    dedupeKey: `reconnect:${row.id}:${row.expiresAt?.getTime() ?? 0}:${ended ? 'ended' : 'soon'}`,
  });
};

const extend = async (deps: Deps, row: ConnectionRow): Promise<void> => {
  const extender = extenders[`${row.platform}/${row.method}`];
  if (!extender) return;
  try {
    await extender(deps, row.ownerId);
  } catch (error) {
    const final = hasEnded(row, deps.clock.now()) || isRefused(error);
    if (error instanceof AppError && final) await giveUp(deps, row, error.message);
    else
      deps.log.warn({ err: error, connection: row.id }, 'a token was not refreshed; tried again in an hour');
  }
};

/** Extends every access that ends within three days; tells of those that cannot be. */
const refreshTokens = async (deps: Deps): Promise<void> => {
  const until = addMs(deps.clock.now(), aheadMs);
  for (const row of await expiringConnections(deps.db, until, batch)) await extend(deps, row);
};

export const registerRefresh: RegisterJobs = async (deps) => {
  await deps.queue.work(refresh, () => refreshTokens(deps));
  await deps.queue.schedule(refresh, hourly, {});
};
