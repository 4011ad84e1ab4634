import { getArchiveImport, getImportedPost, startArchiveImport } from '@rankwright/contracts/archive';
import type { ArchiveImport, ImportedPost } from '@rankwright/contracts/archive';
import { approveArticle, getArticle, getContentHistory, updateArticle } from '@rankwright/contracts/articles';
import type { Article, HistoryRow } from '@rankwright/contracts/articles';
import { publishArticle } from '@rankwright/contracts/articlePublishing';
import { saveWordpress } from '@rankwright/contracts/connections';
import type { Endpoint } from '@rankwright/contracts/http';
import { listPublications, type Publication } from '@rankwright/contracts/publishing';
import { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import assert from 'node:assert/strict';
import { signUpWithPlan } from './accounts.ts';
import type { TestRequest } from './apiCall.ts';
import { startTestApi, type TestApi } from './startTestApi.ts';

type FakeSite = Awaited<ReturnType<typeof startFakeWordpress>>;
type Send = (endpoint: Endpoint, request?: TestRequest) => ReturnType<TestApi['call']>;

export const params = { platform: 'wordpress' };

/** An API and a fake WordPress that it may call. `env`: further settings. */
export const startArchiveTest = async (env: Record<string, string> = {}) => {
  const site = await startFakeWordpress();
  const api = await startTestApi({ env: { ...env, OUTBOUND_ALLOW: site.address } });
  let count = 0;
  return {
    setTime: (time: string) => api.clock.set(time),
    /** A new account that is connected with the site, which has no posts. */
    createAccount: async () => {
      site.posts.length = 0;
      site.requests.length = 0;
      Object.assign(site.faults, { busy: false, forbidsPages: false });
      const { token, userId } = await signUpWithPlan(api, `ada${++count}@example.com`);
      const send: Send = (endpoint, request = {}) => api.call(endpoint, { token, ...request });
      await send(saveWordpress, {
        body: { siteUrl: site.url, username: 'ada', applicationPassword: 'abcd efgh' },
      });
      await api.queue.drain();
      return { api, site, userId, send, ...createCalls(api, site, send) };
    },
    close: async () => {
      await api.close();
      await site.close();
    },
  };
};
export type ArchiveTest = Awaited<ReturnType<typeof startArchiveTest>>;
export type ArchiveAccount = Awaited<ReturnType<ArchiveTest['createAccount']>>;

const createCalls = (api: TestApi, site: FakeSite, send: Send) => {
  const start = async () => (await send(startArchiveImport, { params })).body.import as ArchiveImport;
  const read = async () => (await send(getArchiveImport, { params })).body.import as ArchiveImport;
  const listHistory = async (query: object = {}): Promise<HistoryRow[]> => {
    const { data } = (await send(getContentHistory, { query: { limit: 100, ...query } })).body;
    return (data as { content: HistoryRow[] }).content;
  };
  const findRow = async (title: string): Promise<HistoryRow> => {
    const row = (await listHistory()).find((found) => found.title === title);
    assert.ok(row, `${title} is not in the history`);
    return row;
  };
  return {
    start,
    read,
    listHistory,
    findRow,
    runImport: async (): Promise<ArchiveImport> => {
      await start();
      await api.queue.drain();
      return read();
    },
    addPost: (title: string, change: Partial<FakeSite['posts'][number]> = {}) => {
      const id = (site.posts.at(-1)?.id ?? 0) + 1;
      const content = `<p>${title} text.</p>`;
      const post = { id, slug: `post-${id}`, title, content, status: 'publish', ...change };
      site.posts.push(post);
      return post;
    },
    readArticle: async (title: string): Promise<Article> =>
      (await send(getArticle, { params: { id: (await findRow(title)).id } })).body.article as Article,
    readPost: async (id: string): Promise<ImportedPost> =>
      (await send(getImportedPost, { params: { id } })).body.post as ImportedPost,
    edit: (article: Article, content: string) =>
      send(updateArticle, {
        params: { id: article.id },
        body: { title: article.title, content, baseVersion: article.version },
      }),
    publish: async ({ id }: Article): Promise<Publication> => {
      const { version } = (await send(getArticle, { params: { id } })).body.article as Article;
      await send(approveArticle, { params: { id }, body: { version } });
      const body = { platforms: ['wordpress'], version };
      const reply = await send(publishArticle, { params: { id }, body });
      assert.equal(reply.status, 200, JSON.stringify(reply.body));
      await api.queue.drain();
      const { publications } = (await send(listPublications, { query: { articleId: id } })).body;
      const [publication] = publications as Publication[];
      assert.ok(publication);
      return publication;
    },
  };
};
