import type { Deps } from '../../deps.ts';
import { findPublishedArticles } from '../publications/publications.service.ts';
import { createPageKey, listSameAddresses } from './searchDay.model.ts';

/** Articles by the key of the address at which they are live; `urls`: only those at these addresses. */
export const mapArticlesByKey = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  urls: readonly string[] | null = null,
) =>
  new Map(
    (await findPublishedArticles(db, ownerId, urls)).map(({ url, articleId, title }) => [
      createPageKey(url),
      { articleId, title },
    ]),
  );

/** A page with the article that is live there. */
export const createPageResolver =
  (articles: Awaited<ReturnType<typeof mapArticlesByKey>>) =>
  (url: string): { url: string; articleId: string | null; title: string | null } => ({
    url,
    ...(articles.get(createPageKey(url)) ?? { articleId: null, title: null }),
  });

/** Articles that are live at one of these pages, by key. */
export const mapArticlesAt = async (
  deps: Pick<Deps, 'db'>,
  ownerId: string,
  pages: readonly { url: string }[],
): ReturnType<typeof mapArticlesByKey> =>
  pages.length === 0
    ? new Map()
    : mapArticlesByKey(
        deps,
        ownerId,
        pages.flatMap(({ url }) => listSameAddresses(url)),
      );
