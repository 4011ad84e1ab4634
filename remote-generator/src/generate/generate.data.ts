import {
  generateArticle,
  streamArticle,
  type Article,
  type GenerationEvent,
  type GenerationRequest,
} from '@rankwright/contracts/articles';
import { ApiError, callApi, streamApi } from '@rankwright/sdk/api';

/** Writes with words as they come; when the stream breaks before anything was refused, the plain call takes over. */
export const writeArticle = async (
  request: GenerationRequest,
  signal: AbortSignal,
  onEvent: (event: GenerationEvent) => void,
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
  return outcome.article ?? (await callApi(generateArticle, { body: request, signal })).article;
};
