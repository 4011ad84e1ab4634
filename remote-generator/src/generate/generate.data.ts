import { getContentHistory, proposeOutline } from '@rankwright/contracts/articles';
import { startGeneration, type Generation } from '@rankwright/contracts/generations';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import {
  findNearestWordCount,
  type GenerateValues,
  type Outline,
  type WriteRequest,
} from './generate.model.ts';

/** Planned articles without text, earliest day first. */
export const plansQuery = endpointQuery(getContentHistory, {
  query: { type: 'scheduled', sort: 'planned', order: 'asc', limit: 50 },
});

/** Proposes a title and headings to edit before the article is generated. */
export const requestProposeOutline = async (values: GenerateValues): Promise<Outline> => {
  const body = { ...values, wordCount: findNearestWordCount(values.wordCount) };
  const { title, outline } = await callApi(proposeOutline, { body });
  return { title, headings: outline };
};

/** Starts writing on the server; `articleId` fills an article that has no text yet. */
export const requestStartGeneration = async (
  request: WriteRequest,
  articleId?: string,
): Promise<Generation> =>
  (await callApi(startGeneration, { body: { ...request, ...(articleId && { articleId }) } })).generation;
