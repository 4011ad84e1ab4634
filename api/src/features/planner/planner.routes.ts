import {
  createScheduledItem,
  deleteScheduledItem,
  listScheduledItems,
  updateScheduledItem,
} from '@rankwright/contracts/planner';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './scheduledItem.service.ts';

export const registerPlanner: Register = (app, deps) => {
  route(app, listScheduledItems, async ({ session, query }) => {
    return { ...ok, content: await service.listScheduledItems(deps, session.userId, query) };
  });
  const assertStorage = async (ownerId: string): Promise<void> => {
    if (!(await app.guards.hasStorage(ownerId))) throw new AppError('STORAGE_LIMIT');
  };
  route(app, createScheduledItem, async ({ session, body }) => {
    await assertStorage(session.userId);
    return { ...ok, ...(await service.createScheduledItem(deps, session.userId, body)) };
  });
  route(app, updateScheduledItem, async ({ session, params, body }) => {
    // Moving an item stores nothing.
    if (body.content) await assertStorage(session.userId);
    return { ...ok, ...(await service.updateScheduledItem(deps, session.userId, params.id, body)) };
  });
  route(app, deleteScheduledItem, async ({ session, params }) => {
    await service.deleteScheduledItem(deps, session.userId, params.id);
    return ok;
  });
};
