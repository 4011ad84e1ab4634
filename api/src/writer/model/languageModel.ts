import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { WriterProvider } from '@rankwright/contracts/writers';
import type { LanguageModel } from 'ai';

export interface ModelSettings {
  provider: WriterProvider;
  url: string;
  model: string;
  key?: string;
  timeoutMs: number;
  /** Replaces the global `fetch`: for URLs that a user entered. */
  fetch?: typeof fetch;
}

export const createLanguageModel = ({ provider, url, model, key, fetch }: ModelSettings): LanguageModel => {
  const settings = { baseURL: url, ...(key && { apiKey: key }), ...(fetch && { fetch }) };
  if (provider === 'anthropic') return createAnthropic(settings)(model);
  if (provider === 'openai') return createOpenAI(settings).chat(model);
  return createOpenAICompatible({ ...settings, name: 'writer', includeUsage: true })(model);
};
