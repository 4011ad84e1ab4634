import { approveArticle, createArticle, getArticle } from '@rankwright/contracts/articles';
import { publishArticle } from '@rankwright/contracts/articlePublishing';
import { createKeyword, createScheduledItem } from '@rankwright/contracts/planner';
import { updateSetup } from '@rankwright/contracts/setup';
import { updateSiteProfile } from '@rankwright/contracts/siteProfile';
import { setTimeout as wait } from 'node:timers/promises';
import { connectWordpressCom } from '../product/connectPlatforms.ts';
import { createMember, type Member } from '../product/member.ts';
import {
  approvedArticle,
  backlogTitles,
  demoProfile,
  draftArticle,
  moreKeywords,
  plannedTitles,
  publishedArticles,
} from './demoContent.ts';

const formatIsoDay = (offset: number): string =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

const limitMs = 60_000;

const waitUntilLive = async (member: Member, id: string): Promise<void> => {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const { article } = await member.send(getArticle, { params: { id } });
    if (article.publications.some(({ state }) => state === 'live')) return;
    await wait(250);
  }
  throw new Error(`The article ${id} did not go live.`);
};

const publishArticles = async (member: Member): Promise<string[]> => {
  const ids: string[] = [];
  for (const body of publishedArticles) {
    const { article } = await member.send(createArticle, { body });
    await member.send(publishArticle, {
      params: { id: article.id },
      body: { platforms: ['wordpress'], version: article.version },
    });
    await waitUntilLive(member, article.id);
    ids.push(article.id);
  }
  return ids;
};

const planTitles = async (member: Member): Promise<void> => {
  for (const [index, [title, keyword]] of plannedTitles.entries()) {
    const scheduledDate = formatIsoDay(4 + index * 3);
    await member.send(createScheduledItem, {
      body: { title, keywords: [keyword], scheduledDate, scheduledTime: '09:00' },
    });
    await member.send(createKeyword, { body: { keyword, difficulty: null } });
  }
  for (const title of backlogTitles)
    await member.send(createScheduledItem, { body: { title, scheduledDate: null } });
  for (const keyword of moreKeywords)
    await member.send(createKeyword, { body: { keyword, difficulty: null } });
};

/** Creates the sample account of the demo: two live posts, an approved and a draft article, and a plan. */
export const createDemoAccount = async (url: string): Promise<{ member: Member; articleIds: string[] }> => {
  const member = await createMember(url, { displayName: 'Sample account' });
  await connectWordpressCom(member);
  await member.send(updateSiteProfile, { body: demoProfile });
  await member.send(updateSetup, { body: { isDismissed: true } });
  const articleIds = await publishArticles(member);
  for (const [index, body] of [approvedArticle, draftArticle].entries()) {
    const { article } = await member.send(createArticle, { body });
    const slot = { scheduledDate: formatIsoDay(1 + index), scheduledTime: '09:00' };
    await member.send(createScheduledItem, { body: { title: body.title, articleId: article.id, ...slot } });
    articleIds.push(article.id);
  }
  const [, , approvedId = ''] = articleIds;
  const { article } = await member.send(getArticle, { params: { id: approvedId } });
  await member.send(approveArticle, { params: { id: approvedId }, body: { version: article.version } });
  await planTitles(member);
  return { member, articleIds };
};
