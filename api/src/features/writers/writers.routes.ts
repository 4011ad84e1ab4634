import { deleteWriter, getWriter, saveWriter, testWriter } from '@rankwright/contracts/writers';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { deleteWriterRow } from './writers.repository.ts';
import * as service from './writers.service.ts';

export const registerWriters: Register = (app, deps) => {
  const reply = async (ownerId: string) => ({ ...ok, writer: await service.getWriter(deps, ownerId) });
  route(app, getWriter, ({ session }) => reply(session.userId));
  route(app, saveWriter, async ({ session, body }) => {
    await service.saveWriter(deps, session.userId, body);
    return reply(session.userId);
  });
  route(app, testWriter, async ({ session, body }) => {
    const durationMs = await service.testWriter(deps, session.userId, body);
    return { ...(await reply(session.userId)), durationMs };
  });
  route(app, deleteWriter, async ({ session }) => {
    await deleteWriterRow(deps.db, session.userId);
    return reply(session.userId);
  });
};
