import multipart from '@fastify/multipart';
import {
  deleteAccount,
  exportAccount,
  getProfile,
  getUser,
  updateUser,
  uploadProfilePicture,
} from '@rankwright/contracts/account';
import { profilePicture } from '@rankwright/contracts/limits';
import { AppError } from '../../http/AppError.ts';
import { getCaller } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { readUpload } from '../../http/readUpload.ts';
import { jsonStreamRoute, route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as accountExport from './export.service.ts';
import * as picture from './picture.service.ts';
import { toProfile } from './profile.model.ts';
import * as service from './profile.service.ts';

const pictureLimit = {
  maxBytes: profilePicture.maxBytes,
  missing: 'PICTURE_TYPE',
  tooLarge: 'PICTURE_TOO_LARGE',
} as const;

const registerPictures: Register = (app, deps) => {
  app.register(multipart);
  route(app, uploadProfilePicture, async ({ session, request }) => ({
    ...ok,
    url: await picture.uploadProfilePicture(deps, session.userId, await readUpload(request, pictureLimit)),
  }));
  app.get<{ Params: { '*': string } }>(`${picture.filesPath}*`, async (request, reply) => {
    const file = await picture.findPicture(deps.db, request.params['*']);
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
    user: toProfile(await service.getProfile(deps, userId)),
  }));
  route(app, getUser, async ({ params, session }) => ({
    ...ok,
    ...toProfile(await service.getUser(deps, session.userId, params.uid)),
  }));
  route(app, updateUser, async ({ params, session, body }) => ({
    ...ok,
    user: toProfile(await service.updateUser(deps, session.userId, params.uid, body)),
  }));
  jsonStreamRoute(app, exportAccount, async ({ session: { userId } }) => {
    await accountExport.countExport(deps, userId);
    const user = toProfile(await service.getProfile(deps, userId));
    const exportedAt = deps.clock.now().toISOString();
    return accountExport.exportAccount(deps.db, userId, { ...ok, exportedAt, user });
  });
  route(app, deleteAccount, async ({ session, body, request }) => {
    await service.deleteAccount(deps, session, body, getCaller(request));
    return ok;
  });
};
