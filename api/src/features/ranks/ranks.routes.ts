import { getKeywordRankHistory, listKeywordRanks, listKeywordResults } from '@rankwright/contracts/planner';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './ranks.service.ts';

export const registerRanks: Register = (app, deps) => {
  route(app, listKeywordRanks, async ({ session }) => ({
    ...ok,
    ...(await service.listKeywordRanks(deps, session.userId)),
  }));
  route(app, listKeywordResults, async ({ session, query }) => ({
    ...ok,
    keywords: await service.listKeywordResults(deps, session.userId, query.timeframe),
  }));
  route(app, getKeywordRankHistory, async ({ session, params }) => ({
    ...ok,
    days: await service.getKeywordRankHistory(deps, session.userId, params.id),
  }));
};
