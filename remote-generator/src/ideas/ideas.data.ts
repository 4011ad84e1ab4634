import { generateIdeas, type Idea } from '@rankwright/contracts/articles';
import { createScheduledContent, listScheduledContent } from '@rankwright/contracts/planner';
import { callApi } from '@rankwright/sdk/api';
import { firstFreeDay, monthsFrom, type FoundIdeas, type IdeaValues } from './ideas.model.ts';

export const askIdeas = async (body: IdeaValues): Promise<FoundIdeas> => {
  const { ideas } = await callApi(generateIdeas, { body });
  return {
    industry: body.industry,
    targetAudience: body.targetAudience,
    ideas: ideas.articleIdeas,
    planned: {},
  };
};

/** How far ahead a free day is looked for. */
const daysAhead = 60;

/** Puts an idea on the first free day of the calendar; without one it waits in the backlog. */
export const planIdea = async ({ title, keywords }: Idea, today: string): Promise<string | null> => {
  const months = await Promise.all(
    monthsFrom(today, daysAhead).map((query) => callApi(listScheduledContent, { query })),
  );
  const taken = new Set(months.flatMap(({ content }) => content.map((item) => item.scheduledDate ?? '')));
  const { scheduledDate } = await callApi(createScheduledContent, {
    body: { title, keywords, scheduledDate: firstFreeDay(today, taken, daysAhead) },
  });
  return scheduledDate;
};
