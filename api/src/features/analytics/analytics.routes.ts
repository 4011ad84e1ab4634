import { getAnalyticsDashboard } from '@rankwright/contracts/account';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './analytics.service.ts';

export const registerAnalytics: Register = (app, deps) => {
  route(app, getAnalyticsDashboard, async ({ session, query }) => ({
    ...ok,
    data: await service.getAnalyticsDashboard(deps, session.userId, query.timeframe),
  }));
};
