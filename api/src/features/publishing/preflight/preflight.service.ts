import type { Problem } from '@rankwright/contracts/publishing';
import type { Platform } from '@rankwright/contracts/platforms';
import type { Deps } from '../../../deps.ts';
import type { ArticleRow } from '../../../database/schema/articles.ts';
import type { ConnectionRow } from '../../../database/schema/connections.ts';
import { findConnections } from '../../connections/connection.service.ts';
import { readPublishDefaults } from '../../connections/publishDefaults.service.ts';
import { createPost } from '../post.ts';
import { createPublishInput, getWishedSlug } from '../publishInput.model.ts';
import { findConnectionProblems, testSite } from './connectionProblems.ts';
import { findMarkupProblems } from './markupProblems.ts';
import { findFieldProblems } from './fieldProblems.model.ts';
import { findImageProblems, isUploaded, readImage, type ImageFacts } from './imageProblems.ts';

/** Runs each test once, whatever the number of articles it concerns. */
export interface PreflightTests {
  testSite(row: ConnectionRow): Promise<Problem[]>;
  readImage(url: string): Promise<ImageFacts | null>;
}

const once = <K, T>(getKey: (input: K) => string, work: (input: K) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (input: K): Promise<T> => {
    const key = getKey(input);
    const result = known.get(key) ?? work(input);
    known.set(key, result);
    return result;
  };
};

export const createPreflightTests = (deps: Deps): PreflightTests => ({
  testSite: once(
    ({ id }: ConnectionRow) => id,
    (row) => testSite(deps, row),
  ),
  readImage: once(
    (url: string) => url,
    (url) => readImage(deps, url),
  ),
});

interface PreflightResult {
  platform: Platform;
  problems: Problem[];
}

/** Everything that stands in the way of publishing an article to a platform at a time. */
const checkPlatform = async (
  deps: Deps,
  article: ArticleRow,
  { platform, row, at }: { platform: Platform; row: ConnectionRow | undefined; at: Date },
  tests: PreflightTests,
): Promise<Problem[]> => {
  const { ownerId } = article;
  const input = createPublishInput(article, platform, { defaults: readPublishDefaults(row?.settings) });
  const slug = getWishedSlug(input, article, platform);
  const target = { ownerId, platform, slug, idempotencySlug: slug, since: at, isUpdate: false };
  const post = await createPost(deps, target, input);
  const connectionProblems = findConnectionProblems(row, platform, at);
  const siteProblems = row && connectionProblems.length === 0 ? await tests.testSite(row) : [];
  const imageProblems =
    article.imageUrl && !isUploaded(article.imageUrl)
      ? findImageProblems(article.id, platform, await tests.readImage(article.imageUrl))
      : [];
  return [
    ...connectionProblems,
    ...siteProblems,
    ...findFieldProblems(article, platform, post),
    ...imageProblems,
    ...(await findMarkupProblems(deps, { ownerId, articleId: article.id, platform }, post.markdown)),
  ];
};

/** Checks an article for several platforms. `at`: when it is to be published. */
export const checkArticle = async (
  deps: Deps,
  article: ArticleRow,
  platforms: readonly Platform[],
  at: Date,
  tests: PreflightTests = createPreflightTests(deps),
): Promise<PreflightResult[]> => {
  const connections = await findConnections(deps.db, article.ownerId);
  return Promise.all(
    [...new Set(platforms)].map(async (platform) => ({
      platform,
      problems: await checkPlatform(
        deps,
        article,
        { platform, row: connections.find((row) => row.platform === platform), at },
        tests,
      ),
    })),
  );
};
