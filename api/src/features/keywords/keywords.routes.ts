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
import { generateKeywordIdeas } from './keywordIdeas.ts';
import {
  insertKeywords,
  listKeywordRows,
  markKeywordDeleted,
  restoreKeywordRow,
  type KeywordRow,
} from './keyword.repository.ts';

const toKeyword = ({ id, keyword, volume, difficulty, category, estimated }: KeywordRow): Keyword => ({
  id,
  keyword,
  volume,
  difficulty: difficulty ?? 1,
  category,
  estimated,
});

const toKeywordRow = (ownerId: string, input: z.output<typeof keywordInput>, createdAt: Date) => ({
  ownerId,
  keyword: input.keyword,
  volume: input.volume ?? null,
  difficulty: input.difficulty,
  category: input.category ?? null,
  createdAt,
});

/** Removes duplicates, ignoring case; the first of each is kept. */
const removeDuplicates = <T extends { keyword: string }>(inputs: readonly T[]): T[] =>
  [
    ...new Map(inputs.toReversed().map((input) => [input.keyword.toLowerCase(), input])).values(),
  ].toReversed();

export const registerKeywords: Register = (app, deps) => {
  const { db, clock } = deps;
  route(app, listKeywords, async ({ session }) => ({
    ...ok,
    keywords: (await listKeywordRows(db, session.userId)).map(toKeyword),
  }));
  route(app, createKeyword, async ({ session, body }) => {
    const [row] = await insertKeywords(db, [toKeywordRow(session.userId, body, clock.now())]);
    if (!row) throw new AppError('KEYWORD_EXISTS');
    return { ...ok, ...toKeyword(row) };
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
    return { ...ok, ...toKeyword(restored.row) };
  });
  route(app, generateKeywords, async ({ session, body, signal }) => {
    const found = await generateKeywordIdeas(deps, body, signal);
    const rows = found.map((idea) => ({ ownerId: session.userId, ...idea, createdAt: clock.now() }));
    return { ...ok, keywords: (await insertKeywords(db, rows)).map(toKeyword) };
  });
  route(app, importKeywords, async ({ session, body }) => {
    const inputs = removeDuplicates(body.keywords);
    const added = await insertKeywords(
      db,
      inputs.map((input) => toKeywordRow(session.userId, input, clock.now())),
    );
    const names = new Set(added.map(({ keyword }) => keyword.toLowerCase()));
    const repeats = body.keywords.length - inputs.length;
    const existing = inputs
      .filter(({ keyword }) => !names.has(keyword.toLowerCase()))
      .map(({ keyword }) => keyword);
    const duplicates =
      repeats > 0
        ? body.keywords.filter((input) => !inputs.includes(input)).map(({ keyword }) => keyword)
        : [];
    return { ...ok, added: added.map(toKeyword), skipped: [...existing, ...duplicates] };
  });
};
