import type { ArticleRow } from '../../database/schema/articles.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { StoredSiteText } from '../../database/schema/refreshes.ts';
import type { Deps } from '../../deps.ts';
import { readLivePost, type SentText } from '../archive/livePost.service.ts';
import { getArticle } from '../articles/article.service.ts';
import { listArticleVersions } from '../articles/articleVersions.service.ts';

/** The article's text as it was sent last. */
const readSentText = async (
  deps: Deps,
  article: ArticleRow,
  { version }: PublicationRow,
): Promise<SentText> => {
  const { title, content } = article;
  if (version === null || version === article.version) return { title, content, version: article.version };
  const versions = await listArticleVersions(deps, article.ownerId, article.id);
  const sent = versions.find((candidate) => candidate.version === version);
  return sent
    ? { title: sent.title, content: sent.content, version }
    : { title, content, version: article.version };
};

/** The text that is live now: read from the site where it can be, else what was sent last. */
export const readSiteText = async (deps: Deps, publication: PublicationRow): Promise<StoredSiteText> => {
  const article = await getArticle(deps, publication.ownerId, publication.articleId);
  const sent = await readSentText(deps, article, publication);
  const live = await readLivePost(deps, publication, sent);
  if (live) return { ...live, readAt: deps.clock.now().toISOString() };
  return { title: sent.title, content: sent.content, revision: `sent-${sent.version}`, readAt: null };
};
