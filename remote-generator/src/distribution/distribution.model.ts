import type { Platform } from '@rankwright/contracts/limits';
import { describePublication, type Publication } from '@rankwright/contracts/publishing';

export interface DistributionForm {
  title: string;
  content: string;
  imageUrl: string;
  selected: readonly Platform[];
  /** True: one of one's own articles, taken as it is. */
  isPicked: boolean;
  /** The saved article, if any: distributing it again updates its posts. */
  articleId: string | null;
}

export const emptyDistribution: DistributionForm = {
  title: '',
  content: '',
  imageUrl: '',
  selected: [],
  isPicked: false,
  articleId: null,
};

/** The publication of each distributed platform; null until the server has recorded it. */
export interface PlatformResult {
  platform: Platform;
  publication: Publication | null;
}

const isPending = ({ publication }: PlatformResult): boolean =>
  !publication ||
  publication.state === 'sending' ||
  (publication.state === 'waiting' && publication.error === null);

export const isDistributing = (results: readonly PlatformResult[]): boolean => results.some(isPending);

export const listResults = (
  platforms: readonly Platform[],
  publications: readonly Publication[],
): PlatformResult[] =>
  platforms.map((platform) => ({
    platform,
    publication: publications.find((candidate) => candidate.platform === platform) ?? null,
  }));

/** The first validation error of the form; null when it is valid. */
export const validateDistribution = ({
  title,
  content,
  selected,
}: Pick<DistributionForm, 'title' | 'content' | 'selected'>): { title: string; text: string } | null => {
  if (!title.trim() || !content.trim())
    return { title: 'Missing Content', text: 'Please provide both title and content.' };
  return selected.length === 0
    ? { title: 'No Platforms Selected', text: 'Please select at least one platform to distribute to.' }
    : null;
};

export const formatResult = ({ publication }: PlatformResult): string => {
  if (!publication) return 'Sending';
  const { state, error } = publication;
  if (state === 'live' && !publication.isDraft) return 'Published successfully';
  if (state === 'live')
    return publication.visibility === 'draft' ? 'Sent as a draft' : describePublication(publication);
  if (state === 'failed') return `Failed: ${error ?? 'Unknown error occurred'}`;
  if (state === 'unknown') return 'Unknown: the site did not respond in time.';
  return error ? `Waiting: ${error.replace(/\.$/, '')}. It will be retried automatically.` : 'Sending';
};

export interface OutcomeSummary {
  title: string;
  text: string;
  isError: boolean;
}

/** Summary of all results. Counts as failed only when every platform failed; unknown outcomes do not. */
export const summarizeOutcome = (results: readonly PlatformResult[]): OutcomeSummary => {
  const live = results.filter(({ publication }) => publication?.state === 'live').length;
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
  return results.every(({ publication }) => publication?.state === 'failed')
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
