import {
  getArchiveImport,
  getImportedPost,
  resolveSiteChange,
  startArchiveImport,
  stopArchiveImport,
} from '@rankwright/contracts/archive';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './archive.service.ts';

export const registerArchive: Register = (app, deps) => {
  route(app, getArchiveImport, async ({ session, params }) => ({
    ...ok,
    import: await service.getArchiveImport(deps, session.userId, params.platform),
  }));
  route(app, startArchiveImport, async ({ session, params }) => ({
    ...ok,
    import: await service.startArchiveImport(deps, session.userId, params.platform),
  }));
  route(app, stopArchiveImport, async ({ session, params }) => ({
    ...ok,
    import: await service.stopArchiveImport(deps, session.userId, params.platform),
  }));
  route(app, getImportedPost, async ({ session, params }) => ({
    ...ok,
    post: await service.getImportedPost(deps, session.userId, params.id),
  }));
  route(app, resolveSiteChange, async ({ session, params, body }) => ({
    ...ok,
    post: await service.resolveSiteChange(deps, session.userId, params.id, body.use),
  }));
};
