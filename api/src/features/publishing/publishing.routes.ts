import { publishTestDraft } from '@rankwright/contracts/connections';
import { checkPublication, listPublications, retryPublication } from '@rankwright/contracts/publishing';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { registerPlatformPublishing } from './platforms.routes.ts';
import { publicationOf } from './publication.model.ts';
import { newestPublications, publicationsOf } from './publication.repository.ts';
import { publishTo } from './publish.service.ts';
import { checkPublishing, retryPublishing } from './settle.service.ts';

const shownCount = 50;

const testDraft = {
  title: 'A test draft from Rankwright',
  content: 'This draft shows that the connection works. You can delete it.',
  tags: [],
};

export const registerPublishing: Register = (app, deps) => {
  const { db } = deps;
  registerPlatformPublishing(app, deps);
  route(app, listPublications, async ({ session, query }) => {
    const rows = query.articleId
      ? await publicationsOf(db, session.userId, [query.articleId])
      : await newestPublications(db, session.userId, shownCount);
    return { ...ok, publications: rows.map(publicationOf) };
  });
  route(app, retryPublication, async ({ session, params }) => ({
    ...ok,
    publication: publicationOf(await retryPublishing(deps, session.userId, params.id)),
  }));
  route(app, checkPublication, async ({ session, params }) => ({
    ...ok,
    publication: publicationOf(await checkPublishing(deps, session.userId, params.id)),
  }));
  route(app, publishTestDraft, async ({ session, params }) => {
    const row = await publishTo(deps, session.userId, params.platform, { ...testDraft, status: 'draft' });
    if (row.state !== 'live')
      throw new AppError('PUBLISHING_FAILED', { text: row.lastError ?? 'The draft could not be sent.' });
    return { ...ok, message: 'The draft is on your site; nobody else sees it.', url: row.url };
  });
};
