import { idea } from '@rankwright/contracts/articles';
import type { ErrorCode } from '@rankwright/contracts/errors';
import { z } from 'zod';
import { AppError } from '../../http/AppError.ts';
import type { SectionRequest, Writer, WriterCall } from '../writer.ts';
import type { ModelSettings } from './languageModel.ts';
import { createModelClient } from './modelClient.ts';
import { createDraft, parseDraft, removeCodeFence } from './parseDraft.ts';
import * as prompts from './prompts.ts';

const outlineAnswer = z.object({
  title: z.string().min(1),
  outline: z.array(z.string().min(1)).min(2).max(20),
});
const ideasAnswer = z.object({ articleIdeas: z.array(idea) });
const keywordsAnswer = z.object({
  keywords: z.array(z.object({ keyword: z.string().min(1).max(200), category: z.string().default('') })),
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

const findKey = (text: string): string => text.trim().toLowerCase();

/** Removes repeats and those in `exclude`. */
const pickNew = <T extends { keyword: string }>(found: readonly T[], exclude: readonly string[]): T[] => {
  const known = new Set(exclude.map(findKey));
  return found.filter(({ keyword }) => {
    const isNew = !known.has(findKey(keyword));
    known.add(findKey(keyword));
    return isNew;
  });
};

export const createModelWriter = (settings: ModelSettings): Writer => {
  const client = createModelClient(settings);

  /** Starts with the section's heading even when the model leaves it out. */
  async function* writeSection(request: SectionRequest, call: WriterCall): AsyncGenerator<string> {
    const heading = `## ${request.outline[request.index] ?? request.title}`;
    let opening = '';
    let hasStarted = request.index === 0;
    try {
      for await (const part of client.streamWords(prompts.sectionPrompt(request), call)) {
        if (hasStarted) {
          yield part;
          continue;
        }
        opening += part;
        hasStarted = opening.trim() !== '';
        if (hasStarted)
          yield opening.trimStart().startsWith('#') ? opening.trimStart() : `${heading}\n\n${opening}`;
      }
    } catch (error) {
      throw toAppError(error, 'GENERATION_FAILED');
    }
    if (!hasStarted) throw new AppError('GENERATION_FAILED');
  }

  return {
    kind: 'model',
    model: settings.model,
    promptVersion: prompts.promptVersion,
    writeSection,
    proposeOutline: (brief, call) =>
      withErrorCode(
        client.generateJson(outlineAnswer, prompts.outlinePrompt(brief), call),
        'GENERATION_FAILED',
      ),
    finishDraft: (_, title, content) => createDraft(title, content.trim()),
    rewriteContent: async (brief, call) => {
      const text = await withErrorCode(client.generate(prompts.rewritePrompt(brief), call), 'REWRITE_FAILED');
      const draft = parseDraft(text);
      if (!draft) throw new AppError('REWRITE_FAILED');
      return draft;
    },
    rewriteSelection: async (brief, call) => {
      const text = await withErrorCode(
        client.generate(prompts.selectionPrompt(brief), call),
        'REWRITE_FAILED',
      );
      return { text: removeCodeFence(text), note: `Rewritten by ${settings.model}.` };
    },
    generateArticleIdeas: async (brief, call) =>
      (
        await withErrorCode(
          client.generateJson(ideasAnswer, prompts.ideasPrompt(brief), call),
          'IDEAS_FAILED',
        )
      ).articleIdeas.slice(0, brief.numberOfIdeas),
    generateKeywords: async (brief, call) => {
      const { keywords } = await withErrorCode(
        client.generateJson(keywordsAnswer, prompts.keywordsPrompt(brief), call),
        'KEYWORDS_FAILED',
      );
      return pickNew(keywords, brief.exclude)
        .slice(0, brief.count)
        .map((found) => ({ ...found, volume: null, difficulty: null, estimated: true }));
    },
  };
};
