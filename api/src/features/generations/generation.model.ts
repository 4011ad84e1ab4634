import type { AccountEventData } from '@rankwright/contracts/events';
import type { Generation } from '@rankwright/contracts/generations';
import { createSlug } from '@rankwright/contracts/text';
import { truncate } from '../../writer/text.ts';
import type { Draft } from '../../writer/writer.ts';
import type { GenerationRow } from './generations.repository.ts';

const toProgress = (row: GenerationRow) => ({
  id: row.id,
  state: row.state,
  stage: row.stage,
  section: row.section,
  sections: row.outline?.length ?? 0,
  words: row.words,
});

/** The generation as the API returns it. */
export const toGeneration = (row: GenerationRow): Generation => ({
  ...toProgress(row),
  articleId: row.articleId,
  title: row.title,
  wordGoal: row.wordGoal,
  text: row.text,
  applied: row.applied,
  rerunOf: row.rerunOf,
  error: row.error,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

/** The event of a change; `before` is the text that listeners have. */
export const toGenerationEvent = (row: GenerationRow, before: string): AccountEventData<'generation'> => ({
  ...toProgress(row),
  articleId: row.articleId,
  wordGoal: row.wordGoal,
  error: row.error,
  added:
    row.text.length > before.length && row.text.startsWith(before)
      ? { offset: before.length, text: row.text.slice(before.length) }
      : null,
});

/** Title, slug and descriptions of a text that was stopped half-way. */
export const createPartialDraft = (title: string, content: string): Draft => ({
  title,
  content,
  metaTitle: truncate(title, 60),
  metaDescription: '',
  slug: createSlug(title),
});
