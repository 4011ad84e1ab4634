import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dropOldWindows } from '../../http/rateLimit.repository.ts';
import { defineJob } from '../../queue/job.ts';
import type { RegisterJobs } from '../register.ts';

const upkeep = defineJob({ name: 'upkeep', schema: z.object({}), expireInSeconds: 900 });
const hourly = '17 * * * *';

/** Old limit windows go; the embedded database has no autovacuum of its own, so it is vacuumed here. */
export const registerUpkeep: RegisterJobs = async ({ db, database, clock, queue }) => {
  await queue.work(upkeep, async () => {
    await dropOldWindows(db, clock.now());
    if (database.kind === 'embedded') await db.execute(sql`vacuum analyze`);
  });
  await queue.schedule(upkeep, hourly, {});
};
