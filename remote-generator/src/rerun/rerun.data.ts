import type { Article } from '@rankwright/contracts/articles';
import { applyGeneration, startGeneration, type Generation } from '@rankwright/contracts/generations';
import { callApi } from '@rankwright/sdk/api';
import type { RerunInputs } from './rerun.model.ts';

/** Writes the article again; its present text stays until the new one is taken over. */
export const requestRerun = async (articleId: string, inputs: RerunInputs): Promise<Generation> =>
  (await callApi(startGeneration, { body: { ...inputs, articleId, rerunOf: articleId } })).generation;

/** Takes the new text over. Throws ARTICLE_CHANGED when it was compared with another version. */
export const requestApplyGeneration = async (
  { id }: Pick<Generation, 'id'>,
  { version }: Pick<Article, 'version'>,
): Promise<Article> => (await callApi(applyGeneration, { params: { id }, body: { version } })).article;
