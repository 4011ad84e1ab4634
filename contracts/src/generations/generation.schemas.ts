import * as z from '@rankwright/contracts/zod';
import { isoTime } from '../http.schemas.ts';
import { generationStates, generationStages } from './generation.ts';

/** How far a generation is, without its text. */
export const generationProgress = z.object({
  id: z.uuid(),
  state: z.enum(generationStates),
  stage: z.enum(generationStages),
  /** The section being written, from 1; 0 before the first. */
  section: z.number().int(),
  sections: z.number().int(),
  words: z.number().int(),
});

export type GenerationProgress = z.infer<typeof generationProgress>;

/** One run of a writer for one article. It goes on when nobody watches it. */
export const generation = generationProgress.extend({
  articleId: z.uuid(),
  title: z.string(),
  wordGoal: z.number().int(),
  /** Markdown written so far, without the title. */
  text: z.string(),
  /** False while running, and when the article had text of its own: `applyGeneration` takes the new text over. */
  applied: z.boolean(),
  /** The article whose inputs this run changed. */
  rerunOf: z.uuid().nullable(),
  /** Why it failed, in words for people. */
  error: z.string().nullable(),
  startedAt: isoTime,
  finishedAt: isoTime.nullable(),
});

export type Generation = z.infer<typeof generation>;
