import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, streamText } from 'ai';
import type { z } from 'zod';
import { AppError } from '../../http/AppError.ts';
import { extractJson } from './parseDraft.ts';

export interface ModelSettings {
  url: string;
  model: string;
  key?: string;
  timeoutMs: number;
}

export interface Prompt {
  system: string;
  prompt: string;
}

const cutOffMessage = 'The text was cut off by the model. Choose a shorter length and try again.';

const assertFinished = (reason: string): void => {
  if (reason === 'content-filter') throw new AppError('GENERATION_REFUSED');
  if (reason === 'length') throw new AppError('GENERATION_FAILED', { text: cutOffMessage });
};

/** Client for any OpenAI-compatible endpoint. Each call ends at `timeoutMs` or when the caller aborts. */
export const createModelClient = ({ url, model, key, timeoutMs }: ModelSettings) => {
  const provider = createOpenAICompatible({ name: 'writer', baseURL: url, ...(key && { apiKey: key }) });
  const withTimeout = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);

  const generate = async (prompt: Prompt, signal: AbortSignal): Promise<string> => {
    const { text, finishReason } = await generateText({
      model: provider(model),
      ...prompt,
      abortSignal: withTimeout(signal),
      maxRetries: 2,
    });
    assertFinished(finishReason);
    return text;
  };

  /** Retries once with the invalid response in the prompt. Rejects with a `ZodError` or `SyntaxError` after that. */
  const generateJson = async <T>(schema: z.ZodType<T>, prompt: Prompt, signal: AbortSignal): Promise<T> => {
    const first = await generate(prompt, signal);
    try {
      return schema.parse(JSON.parse(extractJson(first)));
    } catch {
      const retryPrompt = `${prompt.prompt}\n\nYour last answer was not valid JSON of that form:\n${first.slice(0, 4_000)}\nAnswer again, JSON only.`;
      return schema.parse(
        JSON.parse(extractJson(await generate({ ...prompt, prompt: retryPrompt }, signal))),
      );
    }
  };

  async function* streamWords(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string> {
    const abortSignal = withTimeout(signal);
    let finished = false;
    const stream = streamText({
      model: provider(model),
      ...prompt,
      abortSignal: abortSignal,
      maxRetries: 2,
      onError: () => undefined,
    });
    for await (const part of stream.fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') {
        assertFinished(part.finishReason);
        finished = true;
      }
      if (part.type === 'text-delta') yield part.text;
    }
    // An aborted stream ends without an error, so an incomplete text must be rejected here.
    abortSignal.throwIfAborted();
    if (!finished) throw new Error('The stream ended before the text was complete.');
  }
  return { generate: generate, generateJson: generateJson, streamWords: streamWords };
};
