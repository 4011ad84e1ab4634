import { reportStarts } from '@rankwright/contracts/telemetry';
import { remoteName } from '@rankwright/contracts/remote';
import { z } from 'zod';
import { assertOperatorAccess } from '../../http/operatorAccess.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import { validate } from '../../http/validate.ts';
import type { Register } from '../register.ts';
import { listStarts, reportStarts as report } from './telemetry.service.ts';

const startsQuery = z.object({ remote: remoteName, after: z.coerce.number().int().min(0).default(0) });

/** Browsers report starts; whoever runs the deployment reads them, as it reads the metrics. */
export const registerTelemetry: Register = (app, { db, clock, env }) => {
  route(app, reportStarts, async ({ body }) => {
    await report(db, body.starts, clock.now());
    return ok;
  });
  app.get('/api/telemetry/starts', async (request) => {
    assertOperatorAccess(request, env.METRICS_TOKEN);
    const { remote, after } = validate(startsQuery, request.query);
    return { starts: await listStarts(db, remote, after, clock.now()) };
  });
};
