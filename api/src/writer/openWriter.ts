import type { Env } from '../env.ts';
import { modelWriter } from './model/modelWriter.ts';
import { offlineWriter } from './offline/offlineWriter.ts';
import type { Writer } from './writer.ts';

/** The configured model, else the built-in writer. */
export const openWriter = (
  env: Pick<Env, 'WRITER_URL' | 'WRITER_MODEL' | 'WRITER_KEY' | 'WRITER_TIMEOUT_MS'>,
): Writer =>
  env.WRITER_URL && env.WRITER_MODEL
    ? modelWriter({
        url: env.WRITER_URL,
        model: env.WRITER_MODEL,
        timeoutMs: env.WRITER_TIMEOUT_MS,
        ...(env.WRITER_KEY && { key: env.WRITER_KEY }),
      })
    : offlineWriter;
