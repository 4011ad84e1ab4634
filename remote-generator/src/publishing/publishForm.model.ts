import type { PublicationPreview, PublishOptions } from '@rankwright/contracts/articlePublishing';
import type { Connection } from '@rankwright/contracts/connections';
import { platformLabels, type Platform } from '@rankwright/contracts/limits';

export type Problem = PublicationPreview['problems'][number];

export interface PublishForm {
  platforms: readonly Platform[];
  asDraft: boolean;
  options: Partial<Record<Platform, PublishOptions>>;
}

/** The platform asked for, and those that the slot names, as far as they are connected. */
export const createPublishForm = (
  requested: readonly Platform[],
  slotPlatforms: readonly Platform[],
  connected: readonly Connection[],
  options: PublishForm['options'] = {},
): PublishForm => ({
  platforms: connected
    .map(({ platform }) => platform)
    .filter((platform) => requested.includes(platform) || slotPlatforms.includes(platform)),
  asDraft: false,
  options,
});

export const togglePlatform = (form: PublishForm, platform: Platform): PublishForm => ({
  ...form,
  platforms: form.platforms.includes(platform)
    ? form.platforms.filter((other) => other !== platform)
    : [...form.platforms, platform],
});

export const setOption = (form: PublishForm, platform: Platform, change: PublishOptions): PublishForm => ({
  ...form,
  options: { ...form.options, [platform]: { ...form.options[platform], ...change } },
});

/** Comma-separated text → list without blanks and repetitions. */
export const parseList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
];

const findBlockingProblem = (problems: readonly Problem[]): Problem | undefined =>
  problems.find(({ blocking }) => blocking);

/** Why the publish button is disabled; null when it is not. */
export const getPublishBlocker = (
  platforms: readonly Platform[],
  previews: Partial<Record<Platform, PublicationPreview>>,
): string | null => {
  if (platforms.length === 0) return 'Select at least one site.';
  const blocked = platforms.filter((platform) => findBlockingProblem(previews[platform]?.problems ?? []));
  return blocked.length > 0
    ? `Fix the problems on ${blocked.map((platform) => platformLabels[platform]).join(' and ')} first.`
    : null;
};

export const formatPublishAction = ({ platforms, asDraft }: PublishForm): string => {
  const sites = platforms.length === 1 ? '1 site' : `${platforms.length} sites`;
  if (platforms.length === 0) return asDraft ? 'Send as draft' : 'Publish';
  return asDraft ? `Send as draft to ${sites}` : `Publish to ${sites}`;
};
