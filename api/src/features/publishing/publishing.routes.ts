import { publishTestDraft } from '@rankwright/contracts/connections';
import { checkPublication, retryPublication } from '@rankwright/contracts/publishing';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { registerPlatformPublishing } from './platformPublishing.routes.ts';
import { toPublication } from '../publications/publication.model.ts';
import { registerArticlePublishing } from './articlePublishing.routes.ts';
import * as service from './publication.service.ts';
import * as testDraft from './testDraft.service.ts';

export const registerPublishing: Register = (app, deps) => {
  registerPlatformPublishing(app, deps);
  registerArticlePublishing(app, deps);
  route(app, retryPublication, async ({ session, params }) => ({
    ...ok,
    publication: toPublication(await service.retryPublication(deps, session.userId, params.id)),
  }));
  route(app, checkPublication, async ({ session, params }) => ({
    ...ok,
    publication: toPublication(await service.checkPublication(deps, session.userId, params.id)),
  }));
  route(app, publishTestDraft, async ({ session, params }) => {
    const url = await testDraft.publishTestDraft(deps, session.userId, params.platform);
    return { ...ok, message: 'The draft is on your site. It is not public.', url };
  });
};
