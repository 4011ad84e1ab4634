import {
  createScheduledContent,
  deleteScheduledContent,
  listScheduledContent,
  updateScheduledContent,
} from '@rankwright/contracts/planner';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { monthBounds } from './item.model.ts';
import { itemsBetween, removeItem, unscheduledItems } from './item.repository.ts';
import { changeItemOf, monthToday, planItem, shownItems } from './item.service.ts';

export const registerPlanner: Register = (app, deps) => {
  const { db } = deps;
  route(app, listScheduledContent, async ({ session, query }) => {
    const [year, month] = await monthToday(deps, session.userId);
    const [from, to] = monthBounds(query.year ?? year, query.month ?? month);
    const rows = query.unscheduled
      ? await unscheduledItems(db, session.userId)
      : await itemsBetween(db, session.userId, from, to);
    return { ...ok, content: await shownItems(db, session.userId, rows) };
  });
  route(app, createScheduledContent, async ({ session, body }) => ({
    ...ok,
    ...(await planItem(deps, session.userId, body)),
  }));
  route(app, updateScheduledContent, async ({ session, params, body }) => ({
    ...ok,
    ...(await changeItemOf(deps, session.userId, params.id, body)),
  }));
  route(app, deleteScheduledContent, async ({ session, params }) => {
    if (!(await removeItem(db, session.userId, params.id))) throw new AppError('NOT_FOUND');
    return ok;
  });
};
