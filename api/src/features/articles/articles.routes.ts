import {
  approveArticle,
  createArticle,
  deleteArticle,
  duplicateArticle,
  generateArticle,
  generateArticleIdeas,
  getArticle,
  listArticleVersions,
  proposeOutline,
  rejectArticle,
  restoreArticle,
  restoreArticleVersion,
  rewriteContent,
  streamArticle,
  updateArticle,
} from '@rankwright/contracts/articles';
import { updateClaims } from '@rankwright/contracts/generations';
import { ok } from '../../http/ok.ts';
import { route, streamRoute } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as approval from './approval.service.ts';
import { withAccountWriter } from '../writers/accountWriter.service.ts';
import * as service from './article.service.ts';
import * as deletion from './articleDeletion.service.ts';
import * as update from './articleUpdate.service.ts';
import * as versions from './articleVersions.service.ts';
import * as claims from './claims.service.ts';
import * as generation from './generation.service.ts';

const registerGeneration: Register = (app, deps) => {
  route(app, generateArticle, async ({ session, body, signal }) => ({
    ...ok,
    article: await service.withPublications(
      deps,
      await generation.generateArticle(deps, session.userId, body, signal),
    ),
  }));
  streamRoute(app, streamArticle, ({ session, body, signal }) =>
    generation.streamArticle(deps, session.userId, body, signal),
  );
  route(app, proposeOutline, ({ session, body, signal }) =>
    withAccountWriter(deps, session.userId, signal, async ({ writer, profile, call }) => ({
      ...ok,
      ...(await writer.proposeOutline({ ...service.createBrief(body), profile }, call)),
    })),
  );
  route(app, rewriteContent, ({ session, body, signal }) =>
    withAccountWriter(deps, session.userId, signal, async ({ writer, profile, call, tokens }) => {
      const since = deps.clock.now();
      const row = await service.saveGeneratedArticle(deps, session.userId, {
        kind: 'rewritten',
        draft: await writer.rewriteContent({ ...body, profile }, call),
        request: { ...body, originalContent: undefined },
        since,
        facts: { primaryKeyword: body.primaryKeyword, targetAudience: body.targetAudience },
        writer,
        tokens,
      });
      return { ...ok, article: await service.withPublications(deps, row) };
    }),
  );
  route(app, generateArticleIdeas, ({ session, body, signal }) =>
    withAccountWriter(deps, session.userId, signal, async ({ writer, profile, call }) => ({
      ...ok,
      ideas: { articleIdeas: await writer.generateArticleIdeas({ ...body, profile }, call) },
    })),
  );
};

const registerEditing: Register = (app, deps) => {
  route(app, createArticle, async ({ session, body }) => ({
    ...ok,
    article: await service.withPublications(deps, await service.createArticle(deps, session.userId, body)),
  }));
  route(app, updateArticle, async ({ session, params, body }) => ({
    ...ok,
    article: await service.withPublications(
      deps,
      await update.updateArticle(deps, session.userId, params.id, body, {
        isFull: !(await app.guards.hasStorage(session.userId)),
      }),
    ),
  }));
  route(app, getArticle, async ({ session, params }) => ({
    ...ok,
    article: await service.withPublications(deps, await service.getArticle(deps, session.userId, params.id)),
  }));
  route(app, deleteArticle, async ({ session, params }) => {
    await deletion.deleteArticle(deps, session.userId, params.id);
    return ok;
  });
  route(app, restoreArticle, async ({ session, params }) => ({
    ...ok,
    article: await service.withPublications(
      deps,
      await deletion.restoreArticle(deps, session.userId, params.id),
    ),
  }));
  route(app, duplicateArticle, async ({ session, params }) => ({
    ...ok,
    article: await service.withPublications(
      deps,
      await service.duplicateArticle(deps, session.userId, params.id),
    ),
  }));
};

const registerApproval: Register = (app, deps) => {
  route(app, updateClaims, async ({ session, params, body }) => {
    const row = await claims.updateClaims(deps, session.userId, params.id, body.claims);
    return { ...ok, article: await service.withPublications(deps, row) };
  });
  route(app, approveArticle, async ({ session, params, body }) => ({
    ...ok,
    article: await service.withPublications(
      deps,
      await approval.approveArticle(deps, session.userId, params.id, body.version),
    ),
  }));
  route(app, rejectArticle, async ({ session, params, body }) => ({
    ...ok,
    article: await service.withPublications(
      deps,
      await approval.rejectArticle(deps, session.userId, params.id, body.version),
    ),
  }));
};

const registerVersions: Register = (app, deps) => {
  route(app, listArticleVersions, async ({ session, params }) => {
    const rows = await versions.listArticleVersions(deps, session.userId, params.id);
    return {
      ...ok,
      versions: rows.map(({ version, title, content, wordCount, reason, createdAt }) => ({
        version,
        title,
        content,
        wordCount,
        reason,
        createdAt: createdAt.toISOString(),
      })),
    };
  });
  route(app, restoreArticleVersion, async ({ session, params }) => {
    const row = await versions.restoreArticleVersion(deps, session.userId, params.id, params.version);
    return { ...ok, article: await service.withPublications(deps, row) };
  });
};

export const registerArticles: Register = (app, deps) => {
  registerGeneration(app, deps);
  registerEditing(app, deps);
  registerApproval(app, deps);
  registerVersions(app, deps);
};
