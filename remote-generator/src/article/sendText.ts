import type { Article } from '@rankwright/contracts/articles';
import { ApiError } from '@rankwright/sdk/api';
import { requestGetArticle, requestUpdateArticle } from './article.data.ts';
import { getArticleText, isSameText, type ArticleText } from './articleText.model.ts';
import type { StoredText } from './storedText.ts';

export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ARTICLE_CHANGED';

/** The request may have been carried out although it failed. */
const isUncertain = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

const maxUnconfirmed = 20;

/**
 * Saves texts of an article one after the other. A version on the server that is one of ours, saved by a request whose
 * reply was lost, is no conflict. Throws ARTICLE_CHANGED on a version of somebody else.
 */
export const createTextSender = (id: string) => {
  /** Texts that were sent and may have been saved. */
  let unconfirmed: ArticleText[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const sendIdempotently = async ({ text, baseVersion }: StoredText, autosave: boolean): Promise<Article> => {
    const options = autosave ? { autosave } : {};
    try {
      return await requestUpdateArticle(id, text, { baseVersion, ...options });
    } catch (error) {
      if (!isConflict(error)) throw error;
      const remote = await requestGetArticle(id);
      const saved = getArticleText(remote);
      if (isSameText(saved, text)) return remote;
      if (!unconfirmed.some((own) => isSameText(saved, own))) throw error;
      return requestUpdateArticle(id, text, { baseVersion: remote.version, ...options });
    }
  };
  const send = async (stored: StoredText, autosave: boolean): Promise<Article> => {
    try {
      const saved = await sendIdempotently(stored, autosave);
      unconfirmed = [];
      return saved;
    } catch (error) {
      if (isUncertain(error)) unconfirmed = [...unconfirmed, stored.text].slice(-maxUnconfirmed);
      throw error;
    }
  };
  return {
    send,
    /** Runs after what is already in the queue. */
    enqueue: <Result>(run: () => Promise<Result>): Promise<Result> => {
      const result = last.then(run, run);
      last = result;
      return result;
    },
  };
};
