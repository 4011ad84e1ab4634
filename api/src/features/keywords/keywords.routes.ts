import {
  createKeyword,
  deleteKeyword,
  generateKeywords,
  importKeywords,
  listKeywords,
  restoreKeyword,
  type Keyword,
  type keywordInput,
} from '@rankwright/contracts/planner';
import type { z } from 'zod';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { ideasFor } from './keywordIdeas.ts';
import {
  addKeywords,
  listKeywordRows,
  markKeywordDeleted,
  restoreKeywordRow,
  type KeywordRow,
} from './keyword.repository.ts';

const keywordOf = ({ id, keyword, volume, difficulty, category, estimated }: KeywordRow): Keyword => ({
  id,
  keyword,
  volume,
  difficulty: difficulty ?? 1,
  category,
  estimated,
});

const rowOf = (ownerId: string, input: z.output<typeof keywordInput>, createdAt: Date) => ({
  ownerId,
  keyword: input.keyword,
  volume: input.volume ?? null,
  difficulty: input.difficulty,
  category: input.category ?? null,
  createdAt,
});

/** The first of each spelling. */
const distinct = <T extends { keyword: string }>(inputs: readonly T[]): T[] =>
  [
    ...new Map(inputs.toReversed().map((input) => [input.keyword.toLowerCase(), input])).values(),
  ].toReversed();

export const registerKeywords: Register = (app, deps) => {
  const { db, clock } = deps;
  route(app, listKeywords, async ({ session }) => ({
    ...ok,
    keywords: (await listKeywordRows(db, session.userId)).map(keywordOf),
  }));
  route(app, createKeyword, async ({ session, body }) => {
    const [row] = await addKeywords(db, [rowOf(session.userId, body, clock.now())]);
    if (!row) throw new AppError('KEYWORD_EXISTS');
    return { ...ok, ...keywordOf(row) };
  });
  route(app, deleteKeyword, async ({ session, params }) => {
    if (!(await markKeywordDeleted(db, session.userId, params.id, clock.now())))
      throw new AppError('NOT_FOUND');
    return ok;
  });
  route(app, restoreKeyword, async ({ session, params }) => {
    const restored = await restoreKeywordRow(db, session.userId, params.id);
    if (restored.kind === 'gone') throw new AppError('NOT_FOUND');
    if (restored.kind === 'taken') throw new AppError('KEYWORD_EXISTS');
    return { ...ok, ...keywordOf(restored.row) };
  });
  route(app, generateKeywords, async ({ session, body, signal }) => {
    const found = await ideasFor(deps, body, signal);
    const rows = found.map((idea) => ({ ownerId: session.userId, ...idea, createdAt: clock.now() }));
    return { ...ok, keywords: (await addKeywords(db, rows)).map(keywordOf) };
  });
  route(app, importKeywords, async ({ session, body }) => {
    const inputs = distinct(body.keywords);
    const added = await addKeywords(
      db,
      inputs.map((input) => rowOf(session.userId, input, clock.now())),
    );
    const names = new Set(added.map(({ keyword }) => keyword.toLowerCase()));
    const repeats = body.keywords.length - inputs.length;
    const known = inputs
      .filter(({ keyword }) => !names.has(keyword.toLowerCase()))
      .map(({ keyword }) => keyword);
    const twice =
      repeats > 0
        ? body.keywords.filter((input) => !inputs.includes(input)).map(({ keyword }) => keyword)
        : [];
    return { ...ok, added: added.map(keywordOf), skipped: [...known, ...twice] };
  });
};
