import {
  applyGeneration,
  findOverlaps,
  getGeneration,
  listGenerations,
  rewriteSelection,
  startGeneration,
  stopGeneration,
} from '@rankwright/contracts/generations';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import { getArticle, withPublications } from '../articles/article.service.ts';
import type { Register } from '../register.ts';
import { withAccountWriter } from '../writers/accountWriter.service.ts';
import { toGeneration } from './generation.model.ts';
import { findActiveGenerations } from './generations.repository.ts';
import * as service from './generations.service.ts';
import { findOverlappingArticles } from './overlaps.repository.ts';

const registerRuns: Register = (app, deps) => {
  route(app, startGeneration, async ({ session, body }) => ({
    ...ok,
    generation: toGeneration(await service.startGeneration(deps, session.userId, body)),
  }));
  route(app, listGenerations, async ({ session }) => ({
    ...ok,
    generations: (await findActiveGenerations(deps.db, session.userId)).map(toGeneration),
  }));
  route(app, getGeneration, async ({ session, params }) => ({
    ...ok,
    generation: toGeneration(await service.getGeneration(deps, session.userId, params.id)),
  }));
  route(app, stopGeneration, async ({ session, params }) => ({
    ...ok,
    generation: toGeneration(await service.stopGeneration(deps, session.userId, params.id)),
  }));
  route(app, applyGeneration, async ({ session, params, body }) => {
    const row = await service.applyGeneration(deps, session.userId, params.id, body.version);
    return { ...ok, article: await withPublications(deps, row) };
  });
};

const registerWriting: Register = (app, deps) => {
  route(app, findOverlaps, async ({ session, query }) => ({
    ...ok,
    overlaps: await findOverlappingArticles(deps.db, session.userId, query),
  }));
  route(app, rewriteSelection, async ({ session, params, body, signal }) => {
    await getArticle(deps, session.userId, params.id);
    return withAccountWriter(deps, session.userId, signal, async ({ writer, profile, call }) => {
      const { tone, ...brief } = body;
      const rewritten = await writer.rewriteSelection({ ...brief, profile, ...(tone && { tone }) }, call);
      return { ...ok, ...rewritten, writer: writer.kind };
    });
  });
};

export const registerGenerations: Register = (app, deps) => {
  registerRuns(app, deps);
  registerWriting(app, deps);
};
