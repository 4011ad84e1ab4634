import type { Article } from '@rankwright/contracts/articles';
import {
  previewPublication,
  publishArticle,
  type PublishOptions,
} from '@rankwright/contracts/articlePublishing';
import { platforms as allPlatforms, type Platform } from '@rankwright/contracts/limits';
import { callApi, endpointKey } from '@rankwright/sdk/api';
import { keepPreviousData, queryOptions } from '@rankwright/sdk/query';

/** What the person chose in the publish dialog. */
export interface PublishOrder {
  platforms: readonly Platform[];
  /** Missing: as each site's publishing defaults say. */
  asDraft?: boolean | undefined;
  /** Sites whose existing post becomes public. */
  makePublic?: readonly Platform[];
  options: Partial<Record<Platform, PublishOptions>>;
}

const isPlatform = (id: string): id is Platform => allPlatforms.some((platform) => platform === id);

const requirePlatform = (id: string): Platform => {
  if (!isPlatform(id)) throw new Error(`Platform ${id} not implemented`);
  return id;
};

/** Publishes the version on screen; the server sends it and reports the outcome as events. */
export const requestPublishArticle = async (
  { id, version }: Pick<Article, 'id' | 'version'>,
  { platforms, asDraft, makePublic = [], options }: PublishOrder,
): Promise<Article> => {
  const body = {
    platforms: platforms.map(requirePlatform),
    version,
    asDraft,
    makePublic: [...makePublic],
    options,
  };
  const { article, publications } = await callApi(publishArticle, { params: { id }, body });
  const published = new Set(publications.map(({ id: publicationId }) => publicationId));
  return {
    ...article,
    publications: [...article.publications.filter((other) => !published.has(other.id)), ...publications],
  };
};

/** The post as the platform would get it. Fetched anew each time the dialog opens. */
export const previewQuery = (
  { id, version }: Pick<Article, 'id' | 'version'>,
  platform: Platform,
  options: PublishOptions,
  asDraft: boolean | undefined,
) =>
  queryOptions({
    queryKey: [...endpointKey(previewPublication), id, version, platform, options, asDraft] as const,
    queryFn: ({ signal }) =>
      callApi(previewPublication, { params: { id }, body: { platform, options, asDraft }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
