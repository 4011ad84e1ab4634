import type { Platform } from '@rankwright/contracts/limits';

export interface DistributionForm {
  title: string;
  content: string;
  imageUrl: string;
  chosen: Platform[];
}

export const emptyDistribution: DistributionForm = { title: '', content: '', imageUrl: '', chosen: [] };

export interface PlatformResult {
  platform: Platform;
  ok: boolean;
  /** Why not. */
  reason?: string;
  url?: string | null;
}

/** What keeps a text from being distributed; null when nothing does. */
export const distributionRefusal = ({
  title,
  content,
  chosen,
}: DistributionForm): { title: string; text: string } | null => {
  if (!title.trim() || !content.trim())
    return { title: 'Missing Content', text: 'Please provide both title and content.' };
  return chosen.length === 0
    ? { title: 'No Platforms Selected', text: 'Please select at least one platform to distribute to.' }
    : null;
};

export const resultText = ({ ok, reason }: PlatformResult): string =>
  ok ? 'Published successfully' : `Failed: ${reason ?? 'Unknown error occurred'}`;
