import {
  generateArticle,
  proposeOutline,
  streamArticle,
  type Article,
  type GenerationEvent,
} from '@rankwright/contracts/articles';
import { ApiError, callApi, streamApi } from '@rankwright/sdk/api';
import type { GenerateValues, Outline, WriteRequest } from './generate.model.ts';

/** Proposes a title and headings to edit before the article is generated. */
export const requestOutline = async (body: GenerateValues): Promise<Outline> => {
  const { title, outline } = await callApi(proposeOutline, { body });
  return { title, headings: outline };
};

interface GenerationListener {
  onEvent: (event: GenerationEvent) => void;
  /** The stream broke: the article is generated again without streaming. */
  onFallback: () => void;
}

/**
 * Generates an article as a stream. When the connection breaks, it falls back to the endpoint without
 * streaming; an error reported by the server is thrown instead.
 */
export const writeArticle = async (
  request: WriteRequest,
  signal: AbortSignal,
  { onEvent, onFallback }: GenerationListener,
): Promise<Article> => {
  const outcome: { article?: Article; error?: ApiError } = {};
  const listen = (event: GenerationEvent) => {
    if (event.type === 'article') outcome.article = event.article;
    if (event.type === 'error') outcome.error = new ApiError(502, event.code, event.message);
    onEvent(event);
  };
  try {
    await streamApi(streamArticle, request, signal, listen);
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && error.status !== 0)) throw error;
  }
  if (outcome.error) throw outcome.error;
  if (outcome.article) return outcome.article;
  onFallback();
  return (await callApi(generateArticle, { body: request, signal })).article;
};
