import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** An article was approved or edited. */
export const articleChangedJob = defineJob({
  name: 'article-changed',
  schema: z.object({ ownerId: z.uuid(), articleId: z.uuid() }),
  retryLimit: 0,
});
