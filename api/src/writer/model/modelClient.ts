import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, streamText } from 'ai';
import type { z } from 'zod';
import { AppError } from '../../http/AppError.ts';
import { bareJson } from './parseDraft.ts';

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

const cutOff = 'The text was cut off by the model. Choose a shorter length and try again.';

const refuseUnfinished = (reason: string): void => {
  if (reason === 'content-filter') throw new AppError('GENERATION_REFUSED');
  if (reason === 'length') throw new AppError('GENERATION_FAILED', { text: cutOff });
};

/** Any OpenAI-compatible endpoint. Every call has a time limit and ends with its caller. */
export const modelClient = ({ url, model, key, timeoutMs }: ModelSettings) => {
  const provider = createOpenAICompatible({ name: 'writer', baseURL: url, ...(key && { apiKey: key }) });
  const limited = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);

  const ask = async (prompt: Prompt, signal: AbortSignal): Promise<string> => {
    const { text, finishReason } = await generateText({
      model: provider(model),
      ...prompt,
      abortSignal: limited(signal),
      maxRetries: 2,
    });
    refuseUnfinished(finishReason);
    return text;
  };

  /** One repair: the answer that did not fit is shown with the request to mend it. */
  const askFor = async <T>(schema: z.ZodType<T>, prompt: Prompt, signal: AbortSignal): Promise<T> => {
    const first = await ask(prompt, signal);
    try {
      return schema.parse(JSON.parse(bareJson(first)));
    } catch {
      const mend = `${prompt.prompt}\n\nYour last answer was not valid JSON of that form:\n${first.slice(0, 4_000)}\nAnswer again, JSON only.`;
      return schema.parse(JSON.parse(bareJson(await ask({ ...prompt, prompt: mend }, signal))));
    }
  };

  async function* words(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string> {
    const ending = limited(signal);
    let finished = false;
    const stream = streamText({
      model: provider(model),
      ...prompt,
      abortSignal: ending,
      maxRetries: 2,
      onError: () => undefined,
    });
    for await (const part of stream.fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') {
        refuseUnfinished(part.finishReason);
        finished = true;
      }
      if (part.type === 'text-delta') yield part.text;
    }
    // An aborted stream ends without an error: what came so far is not the text.
    ending.throwIfAborted();
    if (!finished) throw new Error('The stream ended before its text did.');
  }
  return { ask, askFor, words };
};
