import {
  approveRefresh,
  createRefreshProposal,
  discardRefresh,
  getRefresh,
  listRefreshes,
  readLiveText,
  updateRefreshProposal,
} from '@rankwright/contracts/refreshes';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as approval from './approval.service.ts';
import * as proposal from './proposal.service.ts';
import * as service from './refresh.service.ts';

export const registerRefreshing: Register = (app, deps) => {
  route(app, createRefreshProposal, async ({ session, params, body }) => ({
    ...ok,
    refresh: await proposal.createRefreshProposal(deps, session.userId, params.id, body),
  }));
  route(app, listRefreshes, async ({ session }) => ({
    ...ok,
    refreshes: await service.listRefreshes(deps, session.userId),
  }));
  route(app, getRefresh, async ({ session, params }) => ({
    ...ok,
    refresh: await service.getRefresh(deps, session.userId, params.id),
  }));
  route(app, readLiveText, async ({ session, params }) => ({
    ...ok,
    refresh: await proposal.readLiveText(deps, session.userId, params.id),
  }));
  route(app, updateRefreshProposal, async ({ session, params, body }) => ({
    ...ok,
    refresh: await proposal.updateRefreshProposal(deps, session.userId, params.id, body),
  }));
  route(app, approveRefresh, async ({ session, params, body }) => ({
    ...ok,
    refresh: await approval.approveRefresh(deps, session.userId, params.id, body),
  }));
  route(app, discardRefresh, async ({ session, params }) => {
    await proposal.discardRefresh(deps, session.userId, params.id);
    return ok;
  });
};
