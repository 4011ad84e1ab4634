import type { generateKeywords } from '@rankwright/contracts/planner';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { KeywordIdea } from '../../writer/writer.ts';

type Request = z.output<typeof generateKeywords.body>;

/** Numbers that nobody measured stay estimates; a provider that does not answer costs nobody their keywords. */
const measured = async (
  { keywordData, log }: Deps,
  ideas: readonly KeywordIdea[],
  signal: AbortSignal,
): Promise<KeywordIdea[]> => {
  const keywords = ideas.map(({ keyword }) => keyword);
  const numbers = await keywordData.measure(keywords, signal).catch((error: unknown) => {
    log.warn({ err: error }, 'keywords were not measured');
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

/** Keywords for a niche, with measured numbers where a provider has them. */
export const ideasFor = async (deps: Deps, request: Request, signal: AbortSignal): Promise<KeywordIdea[]> => {
  const ideas = await deps.writer.keywords(request.niche, request.count, signal);
  const known = await measured(deps, ideas, signal);
  return request.includeVolume ? known : known.map((idea) => ({ ...idea, volume: null }));
};
