import { publishTestDraft } from '@rankwright/contracts/connections';
import { checkPublication, listPublications, retryPublication } from '@rankwright/contracts/publishing';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { registerPlatformPublishing } from './platformPublishing.routes.ts';
import { toPublication } from './publication.model.ts';
import { findNewestPublications, findPublicationsByArticle } from './publication.repository.ts';
import { publishToPlatform } from './publish.service.ts';
import * as service from './publication.service.ts';

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
      ? await findPublicationsByArticle(db, session.userId, [query.articleId])
      : await findNewestPublications(db, session.userId, shownCount);
    return { ...ok, publications: rows.map(toPublication) };
  });
  route(app, retryPublication, async ({ session, params }) => ({
    ...ok,
    publication: toPublication(await service.retryPublication(deps, session.userId, params.id)),
  }));
  route(app, checkPublication, async ({ session, params }) => ({
    ...ok,
    publication: toPublication(await service.checkPublication(deps, session.userId, params.id)),
  }));
  route(app, publishTestDraft, async ({ session, params }) => {
    const row = await publishToPlatform(deps, session.userId, params.platform, {
      ...testDraft,
      status: 'draft',
    });
    if (row.state !== 'live')
      throw new AppError('PUBLISHING_FAILED', { text: row.lastError ?? 'The draft could not be sent.' });
    return { ...ok, message: 'The draft is on your site. It is not public.', url: row.url };
  });
};
