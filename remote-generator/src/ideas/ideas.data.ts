import { generateArticleIdeas, type Idea } from '@rankwright/contracts/articles';
import { createScheduledItem, listScheduledItems } from '@rankwright/contracts/planner';
import { callApi } from '@rankwright/sdk/api';
import { findFirstFreeDay, listMonths, type FoundIdeas, type IdeaValues } from './ideas.model.ts';

export const requestGenerateArticleIdeas = async (body: IdeaValues): Promise<FoundIdeas> => {
  const { ideas } = await callApi(generateArticleIdeas, { body });
  return {
    industry: body.industry,
    targetAudience: body.targetAudience,
    ideas: ideas.articleIdeas,
    planned: {},
  };
};

/** How many days ahead to look for a free day. */
const daysAhead = 60;

/** Plans an idea on the first free day; null means there is none and the idea went to the backlog. */
export const planIdea = async ({ title, keywords }: Idea, today: string): Promise<string | null> => {
  const months = await Promise.all(
    listMonths(today, daysAhead).map((query) => callApi(listScheduledItems, { query })),
  );
  const taken = new Set(months.flatMap(({ content }) => content.map((item) => item.scheduledDate ?? '')));
  const { scheduledDate } = await callApi(createScheduledItem, {
    body: { title, keywords, scheduledDate: findFirstFreeDay(today, taken, daysAhead) },
  });
  return scheduledDate;
};
