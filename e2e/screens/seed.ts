import { createArticle } from '@rankwright/contracts/articles';
import { createKeyword, createScheduledContent } from '@rankwright/contracts/planner';
import type { Client } from '../product/client.ts';

const topics = [
  'When to prune climbing roses',
  'Vertragsverlängerungsbestätigung und andere lange Wörter im Gartenbau',
  'Five shears for small hands',
  'How to compost in a city flat',
  'What a lawn wants in November',
  'Watering less, growing more',
  'A calendar for fruit trees',
  'Planting bulbs under grass',
];

const body = (title: string): string =>
  `## Why it matters\n\n${title} is a question every gardener asks once a year. A short answer saves a long search.\n\n- Look at the plant first\n- Then at the weather\n- Then at the shears\n\n## What to do\n\nBegin with the dead wood, then the crossing branches, and stop while it still looks like a rose.`;

const isoDay = (offset: number): string =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Some weeks of work: articles, a planned month, a keyword list. */
export const seed = async (member: Client): Promise<void> => {
  for (const [index, title] of topics.entries()) {
    await member.send(createArticle, { body: { title, content: body(title) } });
    await member.send(createScheduledContent, {
      body: {
        title,
        scheduledDate: isoDay(index * 2 + 1),
        ...(index % 2 === 0 && { scheduledTime: '09:00' }),
        volume: 500 + index * 300,
        difficulty: 2 + index * 2,
        status: index % 3 === 0 ? 'in-progress' : 'planned',
      },
    });
    await member.send(createKeyword, {
      body: { keyword: title.toLowerCase(), volume: 90 * (index + 1), difficulty: 2 + index },
    });
  }
};
