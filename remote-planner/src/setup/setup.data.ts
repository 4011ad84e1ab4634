import { startGeneration } from '@rankwright/contracts/generations';
import { createScheduledItem } from '@rankwright/contracts/planner';
import { updateSetup } from '@rankwright/contracts/setup';
import { getSiteProfile, updateSiteProfile, type SiteProfile } from '@rankwright/contracts/siteProfile';
import { getWriter } from '@rankwright/contracts/writers';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import type { PlannedKeyword } from './setup.model.ts';

export const siteProfileQuery = endpointQuery(getSiteProfile);
export const writerQuery = endpointQuery(getWriter);

export const requestDismissSetup = () => callApi(updateSetup, { body: { isDismissed: true } });
export const requestUpdateSiteProfile = (body: SiteProfile) => callApi(updateSiteProfile, { body });

/** Plans the articles that `created` does not have yet, one after the other, and records each there. */
export const planArticles = async (
  plan: readonly PlannedKeyword[],
  created: Map<string, ScheduledItem>,
): Promise<void> => {
  for (const { id, keyword, title, date, time } of plan) {
    if (created.has(id)) continue;
    const body = { title: title.trim(), scheduledDate: date, scheduledTime: time, keywords: [keyword] };
    created.set(id, await callApi(createScheduledItem, { body }));
  }
};

/** Starts writing a planned article. */
export const startDraft = async (
  { articleId, volume }: ScheduledItem,
  { keyword, title }: PlannedKeyword,
  { niche, audience }: Pick<SiteProfile, 'niche' | 'audience'>,
): Promise<string> => {
  await callApi(startGeneration, {
    body: {
      articleId,
      primaryKeyword: keyword,
      title: title.trim(),
      industry: niche,
      targetAudience: audience,
      wordCount: volume,
    },
  });
  return articleId;
};
