import {
  checkArticle,
  listPublishOptions,
  previewPublication,
  publishArticle,
} from '@rankwright/contracts/articlePublishing';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import { getArticle, withPublications } from '../articles/article.service.ts';
import type { Register } from '../register.ts';
import * as service from './articlePublishing.service.ts';
import * as preflight from './preflight/preflight.service.ts';
import { previewPublication as createPreview } from './preview.service.ts';
import { toPublication } from '../publications/publication.model.ts';
import { listPublishOptions as readPublishOptions } from './publishOptions.service.ts';

/** The endpoints that publish an article by its id and version. */
export const registerArticlePublishing: Register = (app, deps) => {
  route(app, publishArticle, async ({ session, params, body }) => {
    const rows = await service.publishArticle(deps, session.userId, params.id, body);
    const article = await withPublications(deps, await getArticle(deps, session.userId, params.id));
    return { ...ok, article, publications: rows.map(toPublication) };
  });
  route(app, previewPublication, async ({ session, params, body }) => ({
    ...ok,
    preview: await createPreview(deps, await getArticle(deps, session.userId, params.id), body),
  }));
  route(app, checkArticle, async ({ session, params, body }) => {
    const article = await getArticle(deps, session.userId, params.id);
    return { ...ok, problems: await preflight.checkArticle(deps, article, body.platforms, deps.clock.now()) };
  });
  route(app, listPublishOptions, async ({ session, params }) => ({
    ...ok,
    ...(await readPublishOptions(deps, session.userId, params.platform)),
  }));
};
