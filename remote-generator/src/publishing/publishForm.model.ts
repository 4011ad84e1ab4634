import type { PublicationPreview, PublishOptions } from '@rankwright/contracts/articlePublishing';
import type { Article } from '@rankwright/contracts/articles';
import type { Connection, PublishAs } from '@rankwright/contracts/connections';
import { platformLabels, type Platform } from '@rankwright/contracts/limits';

export type Problem = PublicationPreview['problems'][number];

export interface PublishForm {
  platforms: readonly Platform[];
  /** Null until it is selected: the sites' defaults decide. */
  publishAs: PublishAs | null;
  /** Sites whose existing post becomes public; elsewhere it stays as visible as it is. */
  makePublic: readonly Platform[];
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
  publishAs: null,
  makePublic: [],
  options,
});

const toggle = (platforms: readonly Platform[], platform: Platform): readonly Platform[] =>
  platforms.includes(platform) ? platforms.filter((other) => other !== platform) : [...platforms, platform];

export const togglePlatform = (form: PublishForm, platform: Platform): PublishForm => ({
  ...form,
  platforms: toggle(form.platforms, platform),
  makePublic: form.makePublic.filter((other) => other !== platform),
});

export const toggleMakePublic = (form: PublishForm, platform: Platform): PublishForm => ({
  ...form,
  makePublic: toggle(form.makePublic, platform),
});

/** Whether every selected site has the post already. */
export const isUpdate = (
  { platforms }: Pick<PublishForm, 'platforms'>,
  { publications }: Pick<Article, 'publications'>,
): boolean =>
  platforms.length > 0 &&
  platforms.every((platform) =>
    publications.some((post) => post.platform === platform && post.postId !== null),
  );

export const setOption = (form: PublishForm, platform: Platform, change: PublishOptions): PublishForm => ({
  ...form,
  options: { ...form.options, [platform]: { ...form.options[platform], ...change } },
});

const findBlockingProblem = (problems: readonly Problem[]): Problem | undefined =>
  problems.find(({ blocking }) => blocking);

const joinLabels = (platforms: readonly Platform[]): string =>
  platforms.map((platform) => platformLabels[platform]).join(' and ');

/** Why the publish button is disabled; null when it is not. `unavailable`: platforms whose preview failed to load. */
export const getPublishBlocker = (
  platforms: readonly Platform[],
  previews: Partial<Record<Platform, PublicationPreview>>,
  unavailable: readonly Platform[],
): string | null => {
  if (platforms.length === 0) return 'Select at least one site.';
  if (unavailable.length > 0)
    return `The preview for ${joinLabels(unavailable)} could not be loaded. Retry before you publish.`;
  const blocked = platforms.filter((platform) => findBlockingProblem(previews[platform]?.problems ?? []));
  return blocked.length > 0 ? `Fix the problems on ${joinLabels(blocked)} first.` : null;
};

/** What was selected, else the default of the selected sites; `defaults` when they differ. */
export const getPublishAs = (
  { platforms, publishAs }: PublishForm,
  connected: readonly Connection[],
): PublishAs | 'defaults' => {
  if (publishAs) return publishAs;
  const selected = connected.filter(({ platform }) => platforms.includes(platform));
  const defaults = new Set(selected.map((connection) => connection.publishAs));
  return defaults.size > 1 ? 'defaults' : ([...defaults][0] ?? 'live');
};

/** As the publish command takes it; undefined: as each site's defaults say. */
export const toAsDraft = (publishAs: PublishAs | 'defaults'): boolean | undefined =>
  publishAs === 'defaults' ? undefined : publishAs === 'draft';

export const formatPublishAction = (
  { platforms, makePublic }: Pick<PublishForm, 'platforms' | 'makePublic'>,
  publishAs: PublishAs | 'defaults',
  isUpdateOnly: boolean,
): string => {
  const sites = platforms.length === 1 ? '1 site' : `${platforms.length} sites`;
  if (isUpdateOnly) return makePublic.length > 0 ? 'Update and make public' : `Update on ${sites}`;
  if (platforms.length === 0) return publishAs === 'draft' ? 'Send as draft' : 'Publish';
  return publishAs === 'draft' ? `Send as draft to ${sites}` : `Publish to ${sites}`;
};
