import { getPlatformDescriptor, type Platform as PlatformName } from '@rankwright/contracts/platforms';
import type { Deps } from '../../deps.ts';
import { createExcerpt, markdownToHtml } from '../../markdown/html.ts';
import { findSubscription } from '../../payments/subscription.repository.ts';
import type { Post } from '../../platforms/platform.ts';
import type { ArticleRow } from '../articles/article.repository.ts';

/** The publish request. Stored with the publication, so that a retry sends the same. */
export interface PublishInput {
  articleId?: string | undefined;
  title: string;
  content: string;
  status: string;
  excerpt?: string | undefined;
  tags: readonly string[];
  imageUrl?: string | undefined;
  author?: string | undefined;
  /** The scheduled item it is published for. */
  scheduledItemId?: string | undefined;
  /** ISO time, for platforms with a schedule of their own. */
  publishAt?: string | undefined;
}

interface Target {
  ownerId: string;
  platform: PlatformName;
  idempotencySlug: string;
  article: Pick<ArticleRow, 'imageUrl' | 'imageAlt'>;
}

const trialFooter = '\n\n---\n\n*Planned and published with Rankwright.*';

/** The post as it is sent to the platform. During a trial it ends with a footer. */
export const createPost = async (
  { db }: Pick<Deps, 'db'>,
  { ownerId, platform, idempotencySlug, article }: Target,
  input: PublishInput,
): Promise<Post> => {
  const isTrialing = (await findSubscription(db, ownerId))?.status === 'trialing';
  const markdown = isTrialing ? `${input.content}${trialFooter}` : input.content;
  return {
    title: input.title,
    markdown,
    html: await markdownToHtml(markdown),
    excerpt: input.excerpt ?? createExcerpt(input.content, getPlatformDescriptor(platform).excerptLength),
    slug: idempotencySlug,
    status: input.status,
    tags: input.tags,
    imageUrl: input.imageUrl ?? article.imageUrl,
    imageAlt: article.imageAlt || input.title,
    author: input.author ?? 'Rankwright',
    publishAt: input.publishAt ? new Date(input.publishAt) : null,
  };
};
