import { deleteWriter, getWriter, saveWriter, testWriter } from '@rankwright/contracts/writers';
import { getOwner } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './writers.service.ts';

export const registerWriters: Register = (app, deps) => {
  const reply = async (ownerId: string) => ({ ...ok, writer: await service.getWriter(deps, ownerId) });
  route(app, getWriter, ({ session }) => reply(session.userId));
  route(app, saveWriter, async ({ session, body, request }) => {
    await service.saveWriter(deps, getOwner(session, request), body);
    return reply(session.userId);
  });
  route(app, testWriter, async ({ session, body }) => {
    const durationMs = await service.testWriter(deps, session.userId, body);
    return { ...(await reply(session.userId)), durationMs };
  });
  route(app, deleteWriter, async ({ session, request }) => {
    await service.deleteWriter(deps, getOwner(session, request));
    return reply(session.userId);
  });
};
