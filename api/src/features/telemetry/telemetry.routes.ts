import { reportLogs, reportSpans, reportStarts } from '@rankwright/contracts/telemetry';
import { remoteName } from '@rankwright/contracts/remote';
import { z } from 'zod';
import { assertOperatorAccess } from '../../http/operatorAccess.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import { validate } from '../../http/validate.ts';
import type { Register } from '../register.ts';
import * as service from './telemetry.service.ts';

const startsQuery = z.object({ remote: remoteName, after: z.coerce.number().int().min(0).default(0) });
const failuresQuery = z.object({ minutes: z.coerce.number().int().min(1).max(1_440).default(10) });
const traceQuery = z.object({ trace: z.string().regex(/^[0-9a-f]{32}$/) });

/** Browsers report; whoever runs the deployment reads, as it reads the metrics. */
export const registerTelemetry: Register = (app, deps) => {
  const { db, clock, env } = deps;
  route(app, reportStarts, async ({ body }) => {
    await service.reportStarts(db, body.starts, clock.now());
    return ok;
  });
  route(app, reportSpans, async ({ body }) => {
    service.reportSpans(deps, body);
    return ok;
  });
  route(app, reportLogs, async ({ body }) => {
    await service.reportLogs(deps, body);
    return ok;
  });
  app.get('/api/telemetry/starts', async (request) => {
    assertOperatorAccess(request, env.METRICS_TOKEN);
    const { remote, after } = validate(startsQuery, request.query);
    return { starts: await service.listStarts(db, remote, after, clock.now()) };
  });
  app.get('/api/telemetry/failures', async (request) => {
    assertOperatorAccess(request, env.METRICS_TOKEN);
    const { minutes } = validate(failuresQuery, request.query);
    return { failures: await service.countFailures(db, minutes, clock.now()) };
  });
  app.get('/api/telemetry/records', async (request) => {
    assertOperatorAccess(request, env.METRICS_TOKEN);
    const { trace } = validate(traceQuery, request.query);
    return { records: await service.listTrace(db, trace) };
  });
};
