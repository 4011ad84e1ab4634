import type { Env } from '../env.ts';
import { createModelWriter } from './model/modelWriter.ts';
import { offlineWriter } from './offline/offlineWriter.ts';
import type { Writer } from './writer.ts';

/** Opens the configured language model, or the built-in offline writer if none is configured. */
export const openWriter = (
  env: Pick<Env, 'WRITER_URL' | 'WRITER_MODEL' | 'WRITER_KEY' | 'WRITER_TIMEOUT_MS'>,
): Writer =>
  env.WRITER_URL && env.WRITER_MODEL
    ? createModelWriter({
        provider: 'openai-compatible',
        url: env.WRITER_URL,
        model: env.WRITER_MODEL,
        timeoutMs: env.WRITER_TIMEOUT_MS,
        ...(env.WRITER_KEY && { key: env.WRITER_KEY }),
      })
    : offlineWriter;
