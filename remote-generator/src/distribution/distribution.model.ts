import type { Platform } from '@rankwright/contracts/limits';
import type { Publication, PublishReply } from '@rankwright/contracts/publishing';

export interface DistributionForm {
  title: string;
  content: string;
  imageUrl: string;
  chosen: readonly Platform[];
  /** The saved article, if any: distributing it again updates its posts. */
  articleId: string | null;
}

export const emptyDistribution: DistributionForm = {
  title: '',
  content: '',
  imageUrl: '',
  chosen: [],
  articleId: null,
};

export interface PlatformResult {
  platform: Platform;
  state: 'sending' | 'live' | 'waiting' | 'unknown' | 'failed';
  /** Why it is not live. */
  reason: string | null;
  url: string | null;
  publication: Publication | null;
}

export const createSendingResult = (platform: Platform): PlatformResult => ({
  platform,
  state: 'sending',
  reason: null,
  url: null,
  publication: null,
});

export const createFailedResult = (platform: Platform, reason: string): PlatformResult => ({
  ...createSendingResult(platform),
  state: 'failed',
  reason,
});

export const createResult = (platform: Platform, reply: PublishReply): PlatformResult => {
  const { success, state, error, url = null, publication = null } = reply;
  const common = { platform, url, publication, reason: error ?? null };
  if (success) return { ...common, state: 'live', reason: null };
  return { ...common, state: state === 'unknown' || state === 'waiting' ? state : 'failed' };
};

/** The result after the server checked for the post or retried. */
export const createResultFromPublication = (publication: Publication): PlatformResult => ({
  platform: publication.platform,
  state: publication.state,
  reason: publication.error,
  url: publication.url,
  publication,
});

/** The first validation error of the form; null when it is valid. */
export const validateDistribution = ({
  title,
  content,
  chosen,
}: Pick<DistributionForm, 'title' | 'content' | 'chosen'>): { title: string; text: string } | null => {
  if (!title.trim() || !content.trim())
    return { title: 'Missing Content', text: 'Please provide both title and content.' };
  return chosen.length === 0
    ? { title: 'No Platforms Selected', text: 'Please select at least one platform to distribute to.' }
    : null;
};

/** Whether the text is empty or an http(s) URL. */
export const isImageUrl = (text: string): boolean =>
  text === '' || (/^https?:\/\//.test(text) && URL.canParse(text));

export const formatResult = ({ state, reason }: PlatformResult): string => {
  if (state === 'live') return 'Published successfully';
  if (state === 'sending') return 'Sending';
  if (state === 'failed') return `Failed: ${reason ?? 'Unknown error occurred'}`;
  return state === 'waiting'
    ? `Waiting: ${(reason ?? 'the site is not ready').replace(/\.$/, '')}. It will be retried automatically.`
    : 'Unknown: the site did not respond in time.';
};

export interface OutcomeSummary {
  title: string;
  text: string;
  isError: boolean;
}

/** Summary of all results. Counts as failed only when every platform failed; unknown outcomes do not. */
export const summarizeOutcome = (results: readonly PlatformResult[]): OutcomeSummary => {
  const live = results.filter(({ state }) => state === 'live').length;
  const all = results.length;
  if (live === all)
    return {
      title: 'Distributed',
      text: `Published to ${live} of ${all} ${all === 1 ? 'platform' : 'platforms'}.`,
      isError: false,
    };
  if (live > 0)
    return {
      title: 'Partial Success',
      text: `Published to ${live} of ${all} platforms. Check details below.`,
      isError: true,
    };
  return results.every(({ state }) => state === 'failed')
    ? {
        title: 'Distribution Failed',
        text: 'Failed to publish to any platform. Check your connections.',
        isError: true,
      }
    : {
        title: 'Result unknown',
        text: 'No post has been confirmed yet. Check details below.',
        isError: true,
      };
};
