import type { LinkSuggestion } from '@rankwright/contracts/generations';
import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { articles, type ArticleRow } from '../../database/schema/articles.ts';
import { publications } from '../../database/schema/publications.ts';
import type { Deps } from '../../deps.ts';
import { getSiteProfile } from '../siteProfile/siteProfile.service.ts';
import { rankLinks, type LinkTarget } from './linkSuggestions.model.ts';

/** Own live posts, one URL each. */
const findLivePosts = async ({ db }: Deps, ownerId: string, exceptId: string): Promise<LinkTarget[]> => {
  const rows = await db
    .selectDistinctOn([articles.id], {
      articleId: articles.id,
      title: articles.title,
      primaryKeyword: articles.primaryKeyword,
      secondaryKeywords: articles.secondaryKeywords,
      url: publications.url,
    })
    .from(publications)
    .innerJoin(articles, eq(articles.id, publications.articleId))
    .where(
      and(
        eq(publications.ownerId, ownerId),
        eq(publications.state, 'live'),
        isNotNull(publications.url),
        ne(articles.id, exceptId),
        isNull(articles.deletedAt),
      ),
    )
    .orderBy(articles.id, desc(publications.liveAt))
    .limit(1_000);
  return rows.flatMap(({ articleId, title, url, primaryKeyword, secondaryKeywords }) =>
    url ? [{ articleId, title, url, phrases: [primaryKeyword, title, ...secondaryKeywords] }] : [],
  );
};

/** Own live posts and the pages of the site profile that suit the article's text. */
export const suggestLinks = async (
  deps: Deps,
  ownerId: string,
  article: ArticleRow,
): Promise<LinkSuggestion[]> => {
  const { ownPages } = await getSiteProfile(deps.db, ownerId);
  const pages = ownPages.map(({ title, url }) => ({ articleId: null, title, url, phrases: [title] }));
  return rankLinks(article.content, [...(await findLivePosts(deps, ownerId, article.id)), ...pages]);
};
