import { createArticle } from '@rankwright/contracts/articles';
import { createKeyword, createScheduledItem } from '@rankwright/contracts/planner';
import {
  createReport,
  createReportLink,
  listReports,
  mailReport,
  updateReportSettings,
} from '@rankwright/contracts/reports';
import { updateSetup } from '@rankwright/contracts/setup';
import type { Client } from '../product/client.ts';
import { roseArticle } from './roseArticle.ts';

/** As long as a German heading can be: it must break within a cell. */
const longWord = 'Vertragsverlängerungsbestätigung';

const topics = [
  ['When to prune climbing roses', 'prune climbing roses'],
  [`${longWord} und andere lange Wörter im Gartenbau`, 'lange wörter im gartenbau'],
  ['Five shears for small hands', 'garden shears'],
  ['How to compost in a city flat', 'compost in a flat'],
  ['What a lawn wants in November', 'november lawn care'],
  ['Watering less, growing more', 'drought tolerant garden'],
  ['A calendar for fruit trees', 'fruit tree calendar'],
  ['Planting bulbs under grass', 'planting bulbs'],
  ['Hedges that birds like', 'bird friendly hedges'],
  ['A greenhouse without heating', 'unheated greenhouse'],
  ['Soil, read by hand', 'garden soil types'],
  ['Herbs for a north window', 'herbs for shade'],
] as const;

const createBody = (title: string): string =>
  `## Why it matters\n\n${title} is a question every gardener asks once a year. A short answer saves a long search.\n\n- Look at the plant first\n- Then at the weather\n- Then at the shears\n\n## What to do\n\nBegin with the dead wood, then the crossing branches, and stop while it still looks like a rose.`;

const formatIsoDay = (offset: number): string =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

const createPlan = (title: string, keyword: string, index: number) => ({
  title,
  keywords: [keyword],
  scheduledDate: formatIsoDay(Math.round(index * 2.4) + 1),
  ...(index % 2 === 0 && { scheduledTime: '09:00' }),
  volume: 600 + index * 200,
  difficulty: 2 + index,
  status: index % 3 === 0 ? ('in-progress' as const) : ('planned' as const),
});

/** Plans an article with text that waits for its review, and one without text. */
export const seedReview = async (member: Client): Promise<void> => {
  const title = 'How to prune roses in late winter';
  const { article } = await member.send(createArticle, { body: { title, content: createBody(title) } });
  const slot = { scheduledDate: formatIsoDay(1), scheduledTime: '09:00' };
  await member.send(createScheduledItem, { body: { title, articleId: article.id, ...slot } });
  await member.send(createScheduledItem, {
    body: { title: 'Five shears for small hands', scheduledDate: formatIsoDay(3) },
  });
};

/** Creates articles, a planned month and a keyword list. Returns the id of the rose article. `hasLongWords`: with a title that is hard to break. */
export const seedContent = async (member: Client, { hasLongWords = true } = {}): Promise<string> => {
  const seeded = topics.filter(([title]) => hasLongWords || !title.startsWith(longWord));
  for (const [index, [title, keyword]] of seeded.entries()) {
    await member.send(createArticle, { body: { title, content: createBody(title) } });
    await member.send(createScheduledItem, { body: createPlan(title, keyword, index) });
    await member.send(createKeyword, {
      body: { keyword, volume: 90 * (index + 1), difficulty: 2 + index },
    });
  }
  await member.send(updateSetup, { body: { isDismissed: true } });
  const { article } = await member.send(createArticle, { body: roseArticle });
  return article.id;
};

/** Makes the reports of the last two months; the newer one is linked and emailed. */
export const seedReports = async (member: Client): Promise<void> => {
  await member.send(updateReportSettings, {
    body: {
      isEnabled: true,
      recipients: ['owner@garden.example', 'partner@garden.example'],
      companyName: 'Rose & Daughters',
      openingText: 'Here is how your articles performed this month.',
      accent: 'green',
      linkDays: 90,
    },
  });
  const { months } = await member.send(listReports);
  for (const month of months.slice(0, 2).reverse()) {
    const { report } = await member.send(createReport, { body: { month } });
    if (month !== months[0]) continue;
    await member.send(createReportLink, { params: { id: report.id }, body: { purpose: 'share' } });
    await member.send(mailReport, { params: { id: report.id } });
  }
};
