import type { ScheduledItem } from '@rankwright/contracts/planner';
import type { SiteProfile } from '@rankwright/contracts/siteProfile';
import { paths } from '@rankwright/contracts/paths';
import { useApiMutation } from '@rankwright/sdk/query';
import { useNavigate } from '@rankwright/sdk/router';
import { useRef } from 'react';
import { planKeys } from '../scheduledItems/scheduledItems.data.ts';
import { planArticles, startDraft } from './setup.data.ts';
import type { PlannedKeyword } from './setup.model.ts';

/** Plans the articles, starts the first draft and opens it. Trying again goes on where it failed. */
export const usePlanMonth = (profile: SiteProfile) => {
  const created = useRef(new Map<string, ScheduledItem>());
  const navigate = useNavigate();
  return useApiMutation({
    send: async (plan: readonly PlannedKeyword[]) => {
      await planArticles(plan, created.current);
      const [first] = plan;
      const item = first && created.current.get(first.id);
      return item ? startDraft(item, first, profile) : null;
    },
    errorText: 'The articles could not be planned.',
    invalidates: planKeys,
    onSuccess: (articleId) => {
      // In place of the setup dialog, which is part of the address: Back from the article must not open it again.
      if (articleId) void navigate(paths.article(articleId), { replace: true });
    },
  });
};
