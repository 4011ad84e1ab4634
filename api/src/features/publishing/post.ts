import { excerptLengths, type Platform as PlatformName } from '@rankwright/contracts/limits';
import type { Deps } from '../../deps.ts';
import { excerptOf, toHtml } from '../../markdown/html.ts';
import { findSubscription } from '../../payments/subscription.repository.ts';
import type { Post } from '../../platforms/platform.ts';
import type { ArticleRow } from '../articles/article.repository.ts';

/** What is asked to be published; kept with the publication, so that a retry sends the same. */
export interface PublishInput {
  articleId?: string | undefined;
  title: string;
  content: string;
  status: string;
  excerpt?: string | undefined;
  tags: readonly string[];
  imageUrl?: string | undefined;
  author?: string | undefined;
  /** The planned item it goes out for. */
  scheduledItemId?: string | undefined;
  /** ISO time, for platforms with a schedule of their own. */
  publishAt?: string | undefined;
}

interface Target {
  ownerId: string;
  platform: PlatformName;
  marker: string;
  article: Pick<ArticleRow, 'imageUrl' | 'imageAlt'>;
}

const trialFooter = '\n\n---\n\n*Planned and published with Rankwright.*';

/** Characters of an excerpt that nobody wrote. */
const excerptLength: Record<PlatformName, number> = {
  wordpress: excerptLengths.article,
  wix: excerptLengths.article,
  shopify: excerptLengths.manualShopifyWebflow,
  webflow: excerptLengths.manualShopifyWebflow,
};

/** What goes to the platform: while trialing with the product's line below. */
export const postOf = async (
  { db }: Pick<Deps, 'db'>,
  { ownerId, platform, marker, article }: Target,
  input: PublishInput,
): Promise<Post> => {
  const trialing = (await findSubscription(db, ownerId))?.status === 'trialing';
  const markdown = trialing ? `${input.content}${trialFooter}` : input.content;
  return {
    title: input.title,
    markdown,
    html: await toHtml(markdown),
    excerpt: input.excerpt ?? excerptOf(input.content, excerptLength[platform]),
    slug: marker,
    status: input.status,
    tags: input.tags,
    imageUrl: input.imageUrl ?? article.imageUrl,
    imageAlt: article.imageAlt || input.title,
    author: input.author ?? 'Rankwright',
    publishAt: input.publishAt ? new Date(input.publishAt) : null,
  };
};
