import type { Connection } from '@rankwright/contracts/connections';
import { excerptLengths, type Platform } from '@rankwright/contracts/limits';
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

/** The first characters and an ellipsis. */
export const excerpt = (content: string, length: number): string => {
  const text = content
    .replace(/[#*_>`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > length ? `${text.slice(0, length)}...` : text;
};

type Publish = (article: Publishable, connection: Connection) => Promise<PublishReply>;

/** Each platform's own documented call. */
const calls: Record<Platform, Publish> = {
  wordpress: (article, connection) => {
    const body = { ...article, excerpt: excerpt(article.content, excerptLengths.article), status: 'publish' };
    return connection.method === 'oauth'
      ? callApi(publishToWordpressOAuth, { body })
      : callApi(publishToWordpress, { body });
  },
  shopify: (article) =>
    callApi(publishToShopify, {
      body: {
        ...article,
        summary: excerpt(article.content, excerptLengths.manualShopifyWebflow),
        status: 'published',
        author: 'Rankwright',
      },
    }),
  wix: (article) =>
    callApi(publishToWix, {
      body: { ...article, excerpt: excerpt(article.content, excerptLengths.article), status: 'PUBLISHED' },
    }),
  webflow: (article) =>
    callApi(publishToWebflow, {
      body: { ...article, summary: excerpt(article.content, excerptLengths.manualShopifyWebflow) },
    }),
};

export const publishTo = (connection: Connection, article: Publishable): Promise<PublishReply> =>
  calls[connection.platform](article, connection);
