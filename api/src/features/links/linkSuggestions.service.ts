import { maxSearchedCharacters, type LinkSuggestion } from '@rankwright/contracts/links';
import type { Deps } from '../../deps.ts';
import type { LinkInput, LinkPlace, LinkSource, LinkTarget } from '../../parsing/links/linkModel.ts';
import { parseUntrusted } from '../../parsing/parseUntrusted.ts';
import { getArticle } from '../articles/article.service.ts';
import { getSiteProfile } from '../siteProfile/siteProfile.service.ts';
import { findLivePosts, findSources } from './linkArchive.repository.ts';

/** Older texts that are searched for places. */
const maxSources = 40;

/** Pages of the site profile have no article: their address stands for it. */
const listOwnPages = async ({ db }: Deps, ownerId: string): Promise<LinkTarget[]> => {
  const { ownPages } = await getSiteProfile(db, ownerId);
  return ownPages.map(({ title, url }) => ({
    ...{ id: url, title, keyword: '', secondaryKeywords: [], opening: '' },
    urls: [url],
  }));
};

/** Older live posts that may name the article's subject. */
const findOlderTexts = async (
  { db }: Deps,
  ownerId: string,
  article: LinkSource & Pick<LinkTarget, 'keyword'>,
  posts: ReadonlyMap<string, LinkTarget>,
): Promise<LinkSource[]> => {
  const patterns = await parseUntrusted('listSourcePatterns', article);
  if (patterns.length === 0) return [];
  const rows = await findSources(db, {
    ...{ ownerId, articleId: article.id, patterns },
    ...{ maxCharacters: maxSearchedCharacters, limit: maxSources },
  });
  return rows.flatMap(({ id, content }) => {
    const post = posts.get(id);
    return post ? [{ id, content, title: post.title, urls: post.urls }] : [];
  });
};

const toSuggestion = (place: LinkPlace, isPage: boolean): LinkSuggestion => {
  const { id, title, url, anchor, before, after, start } = place;
  return { articleId: isPage ? null : id, title, url, anchor, before, after, start };
};

/** Links between the article's saved text and the account's live posts. Throws NOT_FOUND. */
export const suggestLinks = async (
  deps: Deps,
  ownerId: string,
  id: string,
): Promise<{ outgoing: LinkSuggestion[]; incoming: LinkSuggestion[]; isLive: boolean }> => {
  const { title, content, primaryKeyword: keyword } = await getArticle(deps, ownerId, id);
  const posts = new Map((await findLivePosts(deps.db, ownerId)).map((post) => [post.id, post]));
  const own = posts.get(id);
  const article = { id, title, keyword, content, urls: own?.urls ?? [] };
  const input: LinkInput = {
    article,
    targets: [...posts.values(), ...(await listOwnPages(deps, ownerId))],
    sources: own ? await findOlderTexts(deps, ownerId, article, posts) : [],
  };
  const { outgoing, incoming } = await parseUntrusted('suggestLinks', input);
  return {
    outgoing: outgoing.map((place) => toSuggestion(place, !posts.has(place.id))),
    incoming: incoming.map((place) => toSuggestion(place, false)),
    isLive: own !== undefined,
  };
};
