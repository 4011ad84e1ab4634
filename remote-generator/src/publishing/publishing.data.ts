import type { Connection } from '@rankwright/contracts/connections';
import { excerptLengths, type ListedPlatform } from '@rankwright/contracts/limits';
import {
  publishToShopify,
  publishToWebflow,
  publishToWix,
  publishToWordpress,
  publishToWordpressOAuth,
  type PublishReply,
} from '@rankwright/contracts/publishing';
import { callApi } from '@rankwright/sdk/api';

export interface Publishable {
  articleId: string;
  title: string;
  content: string;
  imageUrl?: string;
}

/** The first `length` characters without Markdown syntax, with an ellipsis when cut. */
const createExcerpt = (content: string, length: number): string => {
  const text = content
    .replace(/[#*_>`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > length ? `${text.slice(0, length)}...` : text;
};

/** Where publishing was started; the excerpt length depends on it. */
export type PublishContext = 'article' | 'distribution';
type Publish = (article: Publishable, connection: Connection, summary: string) => Promise<PublishReply>;

const excerptLengthsByContext: Record<PublishContext, Record<ListedPlatform, number>> = {
  article: {
    wordpress: excerptLengths.article,
    wix: excerptLengths.article,
    shopify: excerptLengths.manualShopifyWebflow,
    webflow: excerptLengths.manualShopifyWebflow,
  },
  distribution: {
    wordpress: excerptLengths.distribution,
    wix: excerptLengths.distribution,
    shopify: excerptLengths.distribution,
    webflow: excerptLengths.distribution,
  },
};

/** The documented publish endpoint of each platform. */
const publishers: Record<ListedPlatform, Publish> = {
  wordpress: (article, { method }, summary) => {
    const body = { ...article, excerpt: summary, status: 'publish' };
    return method === 'oauth'
      ? callApi(publishToWordpressOAuth, { body })
      : callApi(publishToWordpress, { body });
  },
  shopify: (article, _, summary) =>
    callApi(publishToShopify, { body: { ...article, summary, status: 'published', author: 'Rankwright' } }),
  wix: (article, _, summary) =>
    callApi(publishToWix, { body: { ...article, excerpt: summary, status: 'PUBLISHED' } }),
  webflow: (article, _, summary) => callApi(publishToWebflow, { body: { ...article, summary } }),
};

const isPlatform = (id: string): id is ListedPlatform => id in publishers;

/** Publishes through the platform's own endpoint. Throws for an unsupported platform. */
export const publishTo = async (
  connection: Omit<Connection, 'platform'> & { platform: string },
  article: Publishable,
  context: PublishContext,
): Promise<PublishReply> => {
  const { platform } = connection;
  if (!isPlatform(platform)) throw new Error(`Platform ${platform} not implemented`);
  const summary = createExcerpt(article.content, excerptLengthsByContext[context][platform]);
  return publishers[platform](article, { ...connection, platform }, summary);
};
