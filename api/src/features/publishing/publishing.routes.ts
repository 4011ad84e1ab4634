import { getPlatformDescriptor } from '@rankwright/contracts/platforms';
import { publishTestDraft } from '@rankwright/contracts/connections';
import { checkPublication, retryPublication } from '@rankwright/contracts/publishing';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { registerPlatformPublishing } from './platformPublishing.routes.ts';
import { toPublication } from '../publications/publication.model.ts';
import { registerArticlePublishing } from './articlePublishing.routes.ts';
import { publishOnce } from './oneTimePublishing.ts';
import { openConnectedSite } from '../connections/openPlatform.service.ts';
import * as service from './publication.service.ts';

const testDraft = {
  title: 'A test draft from Rankwright',
  content: 'This draft shows that the connection works. You can delete it.',
  tags: [],
};

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
    const { platform } = params;
    const site = await openConnectedSite(deps, session.userId, platform);
    const draft = { ...testDraft, status: getPlatformDescriptor(platform).statuses.draft };
    const { success, error, url = null } = await publishOnce(deps, session.userId, platform, site, draft);
    if (!success) throw new AppError('PUBLISHING_FAILED', { text: error ?? 'The draft could not be sent.' });
    return { ...ok, message: 'The draft is on your site. It is not public.', url };
  });
};
