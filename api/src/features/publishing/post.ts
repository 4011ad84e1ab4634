import { getPlatformDescriptor, type Platform } from '@rankwright/contracts/platforms';
import { escapeHtml } from '@rankwright/contracts/text';
import type { Deps } from '../../deps.ts';
import { withPublicImages } from './publicImages.model.ts';
import { createExcerpt, markdownToHtml } from '../../markdown/html.ts';
import { trialFooter } from '../../markdown/trialFooter.ts';
import { isTrialing } from '../../payments/subscription.service.ts';
import type { Post } from '@rankwright/platforms/port/platform';
import type { SiteFields } from '../../database/schema/publications.ts';
import { listRemovedFields, type PublishInput } from './publishInput.model.ts';

interface Target {
  ownerId: string;
  platform: Platform;
  /** The slug to ask for. */
  slug: string;
  /** The idempotency slug. */
  idempotencySlug: string;
  /** When the first attempt to create the post began. */
  since: Date;
  /** The post is known to exist. */
  isUpdate: boolean;
  /** What the site has of earlier. */
  siteFields?: SiteFields | null;
}

const defaultAuthor = 'Rankwright';

/** The post as it is sent to the platform. During a trial it ends with a footer, unless it was on the site before. */
export const createPost = async (
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { ownerId, platform, slug, idempotencySlug, since, isUpdate, siteFields = null }: Target,
  input: PublishInput,
): Promise<Post> => {
  const content = withPublicImages(input.content, env.PUBLIC_URL);
  const hasFooter = !input.isImported && (await isTrialing(db, ownerId));
  const markdown = hasFooter ? `${content}${trialFooter}` : content;
  const excerpt =
    (input.excerpt ?? '') ||
    (await createExcerpt(input.content, getPlatformDescriptor(platform).excerptLength));
  return {
    articleId: input.articleId ?? null,
    version: input.version ?? null,
    title: input.title,
    markdown,
    html: await markdownToHtml(markdown),
    excerpt,
    excerptHtml: escapeHtml(excerpt),
    metaTitle: input.metaTitle ?? '',
    metaDescription: input.metaDescription ?? '',
    slug,
    idempotencySlug,
    since,
    status: input.status,
    keepsStatus: isUpdate && input.setsStatus !== true,
    categories: input.categories ?? [],
    tags: input.tags,
    imageUrl: input.imageUrl ? new URL(input.imageUrl, env.PUBLIC_URL).href : null,
    imageAlt: (input.imageAlt ?? '') || input.title,
    author: (input.author ?? '') || defaultAuthor,
    publishAt: input.publishAt ? new Date(input.publishAt) : null,
    removed: listRemovedFields(siteFields, input),
  };
};
