import { sql } from 'drizzle-orm';
import { deleteExpiredWindows } from '../../http/attempts.ts';
import { purgeArticles } from '../articles/articleDeletion.service.ts';
import { deleteExpiredEmailTokens } from '../auth/verification.service.ts';
import { deleteOldSecurityEvents } from '../auth/securityEvents.service.ts';
import { deleteExpiredChallenges } from '../auth/secondFactor.service.ts';
import { deleteOldEvents } from '../events/events.service.ts';
import { deleteExpiredLinks } from '../reports/reportLink.service.ts';
import { deleteOldTelemetry } from '../telemetry/telemetry.service.ts';
import type { RegisterJobs } from '../register.ts';
import { cleanupJob } from './operations.definition.ts';

const hourly = '17 * * * *';

/**
 * Deletes expired rate-limit windows, unfinished sign-ins, expired links to verify an address, old events, security events and telemetry, expired links to
 * reports, and deleted articles that can no longer be restored, and vacuums the embedded database, which has no autovacuum.
 */
export const registerCleanup: RegisterJobs = async ({ db, database, clock, queue }) => {
  await queue.work(cleanupJob, async () => {
    await deleteExpiredWindows(db, clock.now());
    await deleteExpiredChallenges(db, clock.now());
    await deleteExpiredEmailTokens(db, clock.now());
    await deleteOldEvents(db, clock.now());
    await deleteOldTelemetry(db, clock.now());
    await deleteOldSecurityEvents(db, clock.now());
    await deleteExpiredLinks(db, clock.now());
    await purgeArticles({ db, clock });
    if (database.kind === 'embedded') await db.execute(sql`vacuum analyze`);
  });
  await queue.schedule(cleanupJob, hourly, {});
};
