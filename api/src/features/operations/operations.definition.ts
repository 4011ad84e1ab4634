import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

export const cleanupJob = defineJob({ name: 'cleanup', schema: z.object({}), expireInSeconds: 900 });
export const backupJob = defineJob({ name: 'backup', schema: z.object({}), expireInSeconds: 3_600 });
