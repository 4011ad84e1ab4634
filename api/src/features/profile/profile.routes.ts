import multipart from '@fastify/multipart';
import {
  deleteAccount,
  exportAccount,
  getProfile,
  getUser,
  updateUser,
  uploadPicture,
} from '@rankwright/contracts/account';
import { profilePicture } from '@rankwright/contracts/limits';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { exportData } from './export.service.ts';
import { filesPath, findFile, storePicture } from './picture.service.ts';
import { profileOf } from './profile.model.ts';
import { changeProfile, deleteAccount as removeAccount, ownUser } from './profile.service.ts';

const uploadOf = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const part = await request.file({ limits: { fileSize: profilePicture.maxBytes, files: 1 } });
  if (!part) throw new AppError('PICTURE_TYPE');
  try {
    return await part.toBuffer();
  } catch (cause) {
    throw new AppError('PICTURE_TOO_LARGE', { cause });
  }
};

const registerPictures: Register = (app, deps) => {
  app.register(multipart);
  route(app, uploadPicture, async ({ session, request }) => ({
    ...ok,
    url: await storePicture(deps, session.userId, await uploadOf(request)),
  }));
  app.get<{ Params: { '*': string } }>(`${filesPath}*`, async (request, reply) => {
    const file = await findFile(deps.db, request.params['*']);
    const content = file && (await deps.files.get(file.key));
    if (!file || !content) throw new AppError('NOT_FOUND');
    return reply
      .type(file.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(Buffer.from(content));
  });
};

export const registerProfile: Register = (app, deps) => {
  registerPictures(app, deps);
  route(app, getProfile, async ({ session: { userId } }) => ({
    ...ok,
    user: profileOf(await ownUser(deps, userId, userId)),
  }));
  route(app, getUser, async ({ params, session }) => ({
    ...ok,
    ...profileOf(await ownUser(deps, session.userId, params.uid)),
  }));
  route(app, updateUser, async ({ params, session, body }) => ({
    ...ok,
    user: profileOf(await changeProfile(deps, session.userId, params.uid, body)),
  }));
  route(app, exportAccount, async ({ session: { userId } }) => ({
    ...ok,
    exportedAt: deps.clock.now().toISOString(),
    user: profileOf(await ownUser(deps, userId, userId)),
    data: await exportData(deps.db, userId),
  }));
  route(app, deleteAccount, async ({ session, body }) => {
    await removeAccount(deps, session.userId, body.confirm);
    return ok;
  });
};
