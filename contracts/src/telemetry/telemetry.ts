import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, ok } from '../http.ts';
import { releaseVersion, remoteName, startReportsPath } from '../remote/remote.ts';

/** Most reports that a page collects before it sends them: twice the number of remotes and versions it can start. */
const maxReports = 20;

export const reportStarts = defineEndpoint({
  id: 'reportStarts',
  method: 'POST',
  path: startReportsPath,
  access: 'none',
  documented: false,
  summary: 'Report how remotes started in one visit, while a canary of them runs.',
  body: z.object({
    starts: z
      .array(
        z.object({
          remote: remoteName,
          version: releaseVersion,
          /** Random id of the visit; it names no person. */
          visit: z.uuid(),
          outcome: z.enum(['started', 'failed']),
          /** Activation step that failed. */
          step: z.string().max(20).optional(),
        }),
      )
      .min(1)
      .max(maxReports),
  }),
  reply: ok,
  example: {
    body: {
      starts: [
        {
          remote: 'planner',
          version: '1.0.0-3f2a9c1d',
          visit: '7d1f3c9e-0d5f-4c55-9c5e-5a2f6b1f0a11',
          outcome: 'failed',
          step: 'mount',
        },
      ],
    },
  },
});
