import {
  generateArticle,
  proposeOutline,
  streamArticle,
  type Article,
  type GenerationEvent,
} from '@rankwright/contracts/articles';
import { ApiError, callApi, streamApi } from '@rankwright/sdk/api';
import type { GenerateValues, Outline, WriteRequest } from './generate.model.ts';

/** Title and headings to edit before a word is written. */
export const askOutline = async (body: GenerateValues): Promise<Outline> => {
  const { title, outline } = await callApi(proposeOutline, { body });
  return { title, headings: outline };
};

interface Listener {
  onEvent: (event: GenerationEvent) => void;
  /** The stream broke: the whole article is written again, without a live view. */
  onFallback: () => void;
}

/** Writes with words as they come; when the stream breaks before anything was refused, the plain call takes over. */
export const writeArticle = async (
  request: WriteRequest,
  signal: AbortSignal,
  { onEvent, onFallback }: Listener,
): Promise<Article> => {
  const outcome: { article?: Article; refusal?: ApiError } = {};
  const listen = (event: GenerationEvent) => {
    if (event.type === 'article') outcome.article = event.article;
    if (event.type === 'error') outcome.refusal = new ApiError(502, event.code, event.message);
    onEvent(event);
  };
  try {
    await streamApi(streamArticle, request, signal, listen);
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && error.status !== 0)) throw error;
  }
  if (outcome.refusal) throw outcome.refusal;
  if (outcome.article) return outcome.article;
  onFallback();
  return (await callApi(generateArticle, { body: request, signal })).article;
};
