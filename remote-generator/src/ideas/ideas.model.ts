import type { Idea } from '@rankwright/contracts/articles';
import {
  defaultGenerationCount,
  type generationCounts,
  type ideaContentTypes,
} from '@rankwright/contracts/limits';

export interface IdeaValues {
  industry: string;
  targetAudience: string;
  /** Empty means all types. */
  contentType: (typeof ideaContentTypes)[number] | '';
  keywords: string;
  numberOfIdeas: (typeof generationCounts)[number];
}

export const emptyIdeas: IdeaValues = {
  industry: '',
  targetAudience: '',
  contentType: '',
  keywords: '',
  numberOfIdeas: defaultGenerationCount,
};

export const isReady = ({ industry, targetAudience }: IdeaValues): boolean =>
  industry.trim() !== '' && targetAudience.trim() !== '';

/** Generated ideas with the industry and audience they were requested for. */
export interface FoundIdeas {
  industry: string;
  targetAudience: string;
  ideas: readonly Idea[];
  /** Title → day it was planned for (`YYYY-MM-DD`). */
  planned: Readonly<Record<string, string>>;
}

const dayMs = 86_400_000;

/** The first day after `today` that is not taken, within `days`; null when all are taken. */
export const findFirstFreeDay = (today: string, taken: ReadonlySet<string>, days: number): string | null => {
  const start = Date.parse(`${today}T00:00:00Z`);
  for (let ahead = 1; ahead <= days; ahead += 1) {
    const day = new Date(start + ahead * dayMs).toISOString().slice(0, 10);
    if (!taken.has(day)) return day;
  }
  return null;
};

/** The months that `days` days from `today` fall into. */
export const listMonths = (today: string, days: number): { year: number; month: number }[] => {
  const first = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs);
  const count = (last.getUTCFullYear() - first.year) * 12 + last.getUTCMonth() + 2 - first.month;
  return Array.from({ length: count }, (_, index) => {
    const from = first.month - 1 + index;
    return { year: first.year + Math.floor(from / 12), month: (from % 12) + 1 };
  });
};
