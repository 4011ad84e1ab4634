import type { Platform } from '@rankwright/contracts/limits';
import type { Publication, PublishReply } from '@rankwright/contracts/publishing';

export interface DistributionForm {
  title: string;
  content: string;
  imageUrl: string;
  chosen: readonly Platform[];
  /** The article this text is kept as: distributing it again updates its posts. */
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

export const sending = (platform: Platform): PlatformResult => ({
  platform,
  state: 'sending',
  reason: null,
  url: null,
  publication: null,
});

export const failed = (platform: Platform, reason: string): PlatformResult => ({
  ...sending(platform),
  state: 'failed',
  reason,
});

export const resultOf = (platform: Platform, reply: PublishReply): PlatformResult => {
  const { success, state, error, url = null, publication = null } = reply;
  const told = { platform, url, publication, reason: error ?? null };
  if (success) return { ...told, state: 'live', reason: null };
  return { ...told, state: state === 'unknown' || state === 'waiting' ? state : 'failed' };
};

/** The result after the server looked for the post or tried again. */
export const settledResult = (publication: Publication): PlatformResult => ({
  platform: publication.platform,
  state: publication.state,
  reason: publication.error,
  url: publication.url,
  publication,
});

/** What keeps a text from being distributed; null when nothing does. */
export const distributionRefusal = ({
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

/** Empty, or an address a browser can show an image from. */
export const isImageAddress = (text: string): boolean =>
  text === '' || (/^https?:\/\//.test(text) && URL.canParse(text));

export const resultText = ({ state, reason }: PlatformResult): string => {
  if (state === 'live') return 'Published successfully';
  if (state === 'sending') return 'Sending';
  if (state === 'failed') return `Failed: ${reason ?? 'Unknown error occurred'}`;
  return state === 'waiting'
    ? `Waiting: ${(reason ?? 'the site is not ready').replace(/\.$/, '')}. It is tried again by itself.`
    : 'Unknown: the site did not answer in time.';
};

export interface OutcomeWords {
  title: string;
  text: string;
  bad: boolean;
}

/** One sentence for the whole run; an outcome nobody knows is not called a failure. */
export const outcomeWords = (results: readonly PlatformResult[]): OutcomeWords => {
  const live = results.filter(({ state }) => state === 'live').length;
  const all = results.length;
  if (live === all)
    return {
      title: 'Distributed',
      text: `Published to ${live} of ${all} ${all === 1 ? 'platform' : 'platforms'}.`,
      bad: false,
    };
  if (live > 0)
    return {
      title: 'Partial Success',
      text: `Published to ${live} of ${all} platforms. Check details below.`,
      bad: true,
    };
  return results.every(({ state }) => state === 'failed')
    ? {
        title: 'Distribution Failed',
        text: 'Failed to publish to any platform. Check your connections.',
        bad: true,
      }
    : { title: 'Not known yet', text: 'No post is confirmed so far. Check details below.', bad: true };
};
