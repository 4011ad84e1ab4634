import { idea } from '@rankwright/contracts/articles';
import type { ErrorCode } from '@rankwright/contracts/errors';
import { z } from 'zod';
import { AppError } from '../../http/AppError.ts';
import type { Brief, Draft, Writer, WriterEvent } from '../writer.ts';
import { createModelClient, type ModelSettings } from './modelClient.ts';
import { parseDraft } from './parseDraft.ts';
import {
  articlePrompt,
  ideasPrompt,
  keywordsPrompt,
  outlinePrompt,
  promptVersion,
  rewritePrompt,
} from './prompts.ts';

const outlineAnswer = z.object({
  title: z.string().min(1),
  outline: z.array(z.string().min(1)).min(2).max(20),
});
const ideasAnswer = z.object({ articleIdeas: z.array(idea) });
const difficulty = z.number().transform((value) => Math.max(1, Math.min(20, Math.round(value))));
const keywordsAnswer = z.object({
  keywords: z.array(
    z.object({ keyword: z.string().min(1).max(200), category: z.string().default(''), difficulty }),
  ),
});

/** Converts a failed call to an `AppError` with a message for the user; the cause is kept for the log. */
const toAppError = (error: unknown, code: ErrorCode): AppError => {
  if (error instanceof AppError) return error;
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  return new AppError(timedOut ? 'GENERATION_TIMED_OUT' : code, { cause: error });
};

const withErrorCode = async <T>(work: Promise<T>, code: ErrorCode): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw toAppError(error, code);
  }
};

const toDraft = (text: string, code: ErrorCode): Draft => {
  const draft = parseDraft(text);
  if (!draft) throw new AppError(code);
  return draft;
};

export const createModelWriter = (settings: ModelSettings): Writer => {
  const client = createModelClient(settings);
  async function* draft(brief: Brief, signal: AbortSignal): AsyncGenerator<WriterEvent> {
    const sections = brief.outline?.length ?? 1;
    yield { type: 'stage', stage: 'outline', section: 0, sections };
    let text = '';
    try {
      yield { type: 'stage', stage: 'writing', section: 1, sections };
      for await (const part of client.streamWords(articlePrompt(brief), signal)) {
        text += part;
        yield { type: 'text', text: part };
      }
    } catch (error) {
      throw toAppError(error, 'GENERATION_FAILED');
    }
    yield { type: 'stage', stage: 'checking', section: sections, sections };
    yield { type: 'draft', draft: toDraft(text, 'GENERATION_FAILED') };
  }
  return {
    kind: 'model',
    model: settings.model,
    promptVersion,
    draft,
    outline: (brief, signal) =>
      withErrorCode(client.generateJson(outlineAnswer, outlinePrompt(brief), signal), 'GENERATION_FAILED'),
    rewrite: async (brief, signal) =>
      toDraft(
        await withErrorCode(client.generate(rewritePrompt(brief), signal), 'REWRITE_FAILED'),
        'REWRITE_FAILED',
      ),
    ideas: async (brief, signal) =>
      (
        await withErrorCode(client.generateJson(ideasAnswer, ideasPrompt(brief), signal), 'IDEAS_FAILED')
      ).articleIdeas.slice(0, brief.numberOfIdeas),
    keywords: async (niche, count, signal) => {
      const { keywords } = await withErrorCode(
        client.generateJson(keywordsAnswer, keywordsPrompt(niche, count), signal),
        'KEYWORDS_FAILED',
      );
      return keywords.slice(0, count).map((found) => ({ ...found, volume: null, estimated: true }));
    },
  };
};
