import type { PublicationPreview, PublishOptions } from '@rankwright/contracts/articlePublishing';
import { getPlatformDescriptor, type Platform } from '@rankwright/contracts/platforms';
import type { Deps } from '../../deps.ts';
import { isPublishedStatus, readVisibility } from '@rankwright/platforms/port/visibility';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { findConnection } from '../connections/connection.service.ts';
import { readPublishDefaults } from '../connections/publishDefaults.service.ts';
import { createPost } from './post.ts';
import { findImageProblems, isUploaded, readImage } from './preflight/imageProblems.ts';
import { findFieldProblems, findRemovals } from './preflight/fieldProblems.model.ts';
import { findMarkupProblems } from './preflight/markupProblems.ts';
import { findConnectionProblems } from './preflight/connectionProblems.ts';
import { findPublicationOnPlatform } from '../publications/publications.service.ts';
import { createPublishInput, getWishedSlug } from './publishInput.model.ts';

interface PreviewRequest {
  platform: Platform;
  options: PublishOptions;
  asDraft?: boolean | undefined;
}

/** The cover is fetched, because a site that cannot show it publishes the post without one. */
const findCoverProblems = async (deps: Deps, { id, imageUrl }: ArticleRow, platform: Platform) =>
  imageUrl && !isUploaded(imageUrl) ? findImageProblems(id, platform, await readImage(deps, imageUrl)) : [];

/** The post as publishing would send it now. Calls no platform. */
export const previewPublication = async (
  deps: Deps,
  article: ArticleRow,
  { platform, options, asDraft }: PreviewRequest,
): Promise<PublicationPreview> => {
  const { db, clock } = deps;
  const { ownerId } = article;
  const connection = await findConnection(db, ownerId, platform);
  const known = await findPublicationOnPlatform(db, ownerId, article.id, platform);
  const input = createPublishInput(article, platform, {
    options,
    defaults: readPublishDefaults(connection?.settings),
    siteFields: known?.siteFields,
    asDraft,
  });
  const isUpdate = Boolean(known?.remoteId);
  const slug =
    known && isUpdate && !options.slug
      ? (known.slug ?? known.idempotencySlug)
      : getWishedSlug(input, article, platform);
  const now = clock.now();
  const siteFields = known?.siteFields ?? null;
  const target = { ownerId, platform, slug, idempotencySlug: slug, since: now, isUpdate, siteFields };
  const post = await createPost(deps, target, input);
  const { capabilities } = getPlatformDescriptor(platform);
  return {
    title: post.title,
    slug,
    url: known?.url ?? null,
    metaTitle: capabilities.metaTitle ? post.metaTitle : '',
    metaDescription: capabilities.metaDescription ? post.metaDescription : '',
    excerpt: capabilities.excerpt ? post.excerpt : '',
    html: post.html,
    imageUrl: post.imageUrl,
    imageAlt: post.imageAlt,
    categories: capabilities.categories ? [...post.categories] : [],
    tags: capabilities.tags ? [...post.tags] : [],
    author: capabilities.author ? post.author : '',
    status: isPublishedStatus(post.status) ? 'live' : 'draft',
    visibility: known && isUpdate ? (known.visibility ?? readVisibility(known.intendedStatus)) : null,
    publicAt: known?.publicAt?.toISOString() ?? null,
    isUpdate,
    problems: [
      ...findConnectionProblems(connection, platform, now),
      ...findFieldProblems(article, platform, { ...post, slug }),
      ...(await findCoverProblems(deps, article, platform)),
      ...(await findMarkupProblems(deps, { ownerId, articleId: article.id, platform }, post.markdown)),
      ...findRemovals(article.id, platform, post.removed),
    ],
  };
};
