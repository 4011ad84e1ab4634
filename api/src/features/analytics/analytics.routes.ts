import { getDashboard } from '@rankwright/contracts/account';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { readDashboard } from './analytics.service.ts';

export const registerAnalytics: Register = (app, deps) => {
  route(app, getDashboard, async ({ session, query }) => ({
    ...ok,
    data: await readDashboard(deps, session.userId, query.timeframe),
  }));
};
