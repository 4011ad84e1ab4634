import type { Deps } from '../../deps.ts';
import type { RegisterJobs } from '../register.ts';
import { checkPage } from './pageCheck.service.ts';
import { pageCheckJob, pageSweepJob } from './pageChecks.definition.ts';
import { findDuePublications } from './pageChecks.repository.ts';

const everyTenMinutes = '*/10 * * * *';
const batch = 100;

const queueDuePages = async ({ db, queue, clock }: Deps): Promise<void> => {
  for (const publicationId of await findDuePublications(db, clock.now(), batch))
    await queue.send(pageCheckJob, { publicationId }, { singletonKey: publicationId });
  queue.wake(pageCheckJob);
};

export const registerPageChecks: RegisterJobs = async (deps) => {
  const { queue } = deps;
  await queue.work(pageCheckJob, ({ publicationId }) => checkPage(deps, publicationId), { concurrency: 2 });
  await queue.work(pageSweepJob, () => queueDuePages(deps));
  await queue.schedule(pageSweepJob, everyTenMinutes, {});
};
