import type { Deps } from '../../deps.ts';
import { followPost, queueOverduePosts } from '../publishing/publication.service.ts';
import { followPostJob } from '../publishing/publishing.definition.ts';
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
  await queue.work(followPostJob, ({ ownerId, id }) => followPost(deps, ownerId, id), { concurrency: 2 });
  await queue.work(pageSweepJob, async () => {
    await queueOverduePosts(deps, batch);
    await queueDuePages(deps);
  });
  await queue.schedule(pageSweepJob, everyTenMinutes, {});
};
