import type { TokenUsage } from '@rankwright/contracts/generations';
import { generateText, streamText } from 'ai';
import type { z } from 'zod';
import { AppError } from '../../http/AppError.ts';
import type { WriterCall } from '../writer.ts';
import { createLanguageModel, type ModelSettings } from './languageModel.ts';
import { parseModelJson } from './parseDraft.ts';

export interface Prompt {
  system: string;
  prompt: string;
}

const cutOffMessage = 'The text was cut off by the model. Choose a shorter length and try again.';

const assertFinished = (reason: string): void => {
  if (reason === 'content-filter') throw new AppError('GENERATION_REFUSED');
  if (reason === 'length') throw new AppError('GENERATION_FAILED', { text: cutOffMessage });
};

const toTokenUsage = (usage: {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}): TokenUsage => ({ input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 });

/** Client for a language model. Each call ends at `timeoutMs` or when the caller aborts. */
export const createModelClient = (settings: ModelSettings) => {
  const model = createLanguageModel(settings);
  const withTimeout = (signal: AbortSignal) =>
    AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutMs)]);

  const generate = async (prompt: Prompt, { signal, onTokens }: WriterCall): Promise<string> => {
    const { text, finishReason, usage } = await generateText({
      model,
      ...prompt,
      abortSignal: withTimeout(signal),
      maxRetries: 2,
    });
    onTokens?.(toTokenUsage(usage));
    assertFinished(finishReason);
    return text;
  };

  /** Retries once with the invalid response in the prompt. Rejects with a `ZodError` or `SyntaxError` after that. */
  const generateJson = async <T>(schema: z.ZodType<T>, prompt: Prompt, call: WriterCall): Promise<T> => {
    const first = await generate(prompt, call);
    try {
      return schema.parse(parseModelJson(first));
    } catch {
      const retryPrompt = `${prompt.prompt}\n\nYour last answer was not valid JSON of that form:\n${first.slice(0, 4_000)}\nAnswer again, JSON only.`;
      return schema.parse(parseModelJson(await generate({ ...prompt, prompt: retryPrompt }, call)));
    }
  };

  async function* streamWords(prompt: Prompt, { signal, onTokens }: WriterCall): AsyncGenerator<string> {
    const abortSignal = withTimeout(signal);
    let finished = false;
    const stream = streamText({ model, ...prompt, abortSignal, maxRetries: 2, onError: () => undefined });
    for await (const part of stream.fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') {
        onTokens?.(toTokenUsage(part.totalUsage));
        assertFinished(part.finishReason);
        finished = true;
      }
      if (part.type === 'text-delta') yield part.text;
    }
    // An aborted stream ends without an error, so an incomplete text must be rejected here.
    abortSignal.throwIfAborted();
    if (!finished) throw new Error('The stream ended before the text was complete.');
  }
  return { generate, generateJson, streamWords };
};
