import type { EndpointSchemas } from '@rankwright/contracts/http';
import type { generateKeywords } from '@rankwright/contracts/planner';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { withAccountWriter } from '../writers/accountWriter.service.ts';
import type { KeywordIdea } from '../../writer/writer.ts';

type Request = z.output<EndpointSchemas<typeof generateKeywords>['body']>;

/**
 * Adds measured volume and difficulty. Keywords without data, or all when the provider fails, stay estimates.
 */
const addMeasuredNumbers = async (
  { keywordData, log }: Deps,
  ideas: readonly KeywordIdea[],
  signal: AbortSignal,
): Promise<KeywordIdea[]> => {
  const keywords = ideas.map(({ keyword }) => keyword);
  const numbers = await keywordData.measure(keywords, signal).catch((error: unknown) => {
    log.warn({ err: error }, 'keyword data unavailable');
    return new Map<string, never>();
  });
  return ideas.map((idea) => {
    const { volume, difficulty } = numbers.get(idea.keyword) ?? { volume: null, difficulty: null };
    return {
      ...idea,
      volume: volume ?? idea.volume,
      difficulty: difficulty ?? idea.difficulty,
      estimated: idea.estimated && difficulty === null,
    };
  });
};

/** Keyword ideas for a niche, with measured volume and difficulty where the provider has data. */
export const findKeywordIdeas = async (
  deps: Deps,
  ownerId: string,
  request: Request,
  exclude: readonly string[],
  signal: AbortSignal,
): Promise<KeywordIdea[]> => {
  const { niche, count } = request;
  const ideas = await withAccountWriter(deps, ownerId, signal, ({ writer, profile, call }) =>
    writer.generateKeywords({ niche, count, exclude, profile }, call),
  );
  const measuredIdeas = await addMeasuredNumbers(deps, ideas, signal);
  return request.includeVolume ? measuredIdeas : measuredIdeas.map((idea) => ({ ...idea, volume: null }));
};
