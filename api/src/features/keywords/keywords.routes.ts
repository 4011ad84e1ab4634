import {
  createKeyword,
  deleteKeyword,
  deleteKeywords,
  generateKeywords,
  importKeywords,
  listKeywords,
  restoreKeyword,
  restoreKeywords,
  updateKeywords,
} from '@rankwright/contracts/planner';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './keywords.service.ts';

export const registerKeywords: Register = (app, deps) => {
  route(app, listKeywords, async ({ session }) => ({
    ...ok,
    keywords: await service.listKeywords(deps, session.userId),
  }));
  route(app, createKeyword, async ({ session, body }) => ({
    ...ok,
    ...(await service.createKeyword(deps, session.userId, body)),
  }));
  route(app, updateKeywords, async ({ session, body }) => ({
    ...ok,
    keywords: await service.updateKeywords(deps, session.userId, body),
  }));
  route(app, deleteKeyword, async ({ session, params }) => {
    await service.deleteKeyword(deps, session.userId, params.id);
    return ok;
  });
  route(app, deleteKeywords, async ({ session, body }) => {
    await service.deleteKeywords(deps, session.userId, body.ids);
    return ok;
  });
  route(app, restoreKeyword, async ({ session, params }) => ({
    ...ok,
    ...(await service.restoreKeyword(deps, session.userId, params.id)),
  }));
  route(app, restoreKeywords, async ({ session, body }) => ({
    ...ok,
    keywords: await service.restoreKeywords(deps, session.userId, body.ids),
  }));
  route(app, generateKeywords, async ({ session, body, signal }) => ({
    ...ok,
    ...(await service.generateKeywords(deps, session.userId, body, signal)),
  }));
  route(app, importKeywords, async ({ session, body }) => ({
    ...ok,
    ...(await service.importKeywords(deps, session.userId, body.keywords)),
  }));
};
