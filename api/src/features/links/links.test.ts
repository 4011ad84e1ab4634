import { suggestLinks } from '@rankwright/contracts/links';
import { updateSiteProfile } from '@rankwright/contracts/siteProfile';
import { eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { articles, type NewArticle } from '../../database/schema/articles.ts';
import { publications, type NewPublication } from '../../database/schema/publications.ts';
import { personProvenance } from '../articles/article.service.ts';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

const filler = 'There is more to this than you would think, and it is what most people ask us.';

describe('suggesting links', () => {
  let api: TestApi;
  let account: TestAccount;
  before(async () => {
    api = await startTestApi();
    account = await signUpWithPlan(api);
  });
  after(() => api.close());

  const insertArticle = async (
    given: Pick<NewArticle, 'title' | 'content'> & Partial<NewArticle>,
    publication: Partial<NewPublication> | null = {},
  ): Promise<string> => {
    const id = randomUUID();
    const ownerId = given.ownerId ?? account.userId;
    await api.deps.db.insert(articles).values({ id, ownerId, provenance: personProvenance, ...given });
    if (publication)
      await api.deps.db.insert(publications).values({
        ...{ ownerId, articleId: id, platform: 'wordpress', idempotencySlug: id, state: 'live' },
        visibility: 'public',
        ...{ url: `https://garden.example/${id}/`, liveAt: new Date(), ...publication },
      });
    return id;
  };
  const suggest = async (id: string, { token } = account) => {
    const { status, body } = await api.call(suggestLinks, { token, params: { id } });
    assert.equal(status, 200, JSON.stringify(body));
    return body as unknown as Record<
      'outgoing' | 'incoming',
      { articleId: string | null; anchor: string; url: string }[]
    > & { isLive: boolean };
  };

  it('goes from a draft to live posts and own pages, and from older posts to a live one', async () => {
    const pruning = await insertArticle({ title: 'How to prune climbing roses', content: filler });
    const older = await insertArticle({
      title: 'The garden in March',
      content: `${filler} Pruning climbing roses takes an hour.`,
    });
    await api.call(updateSiteProfile, {
      token: account.token,
      body: { ownPages: [{ title: 'Rose nursery', url: 'https://garden.example/nursery' }] },
    });
    const draft = await insertArticle(
      { title: 'April', content: `${filler} We prune climbing roses.\n\nVisit our rose nursery.` },
      null,
    );
    const fromDraft = await suggest(draft);
    assert.deepEqual(
      fromDraft.outgoing.map(({ articleId, anchor, url }) => [articleId, anchor, url]),
      [
        [pruning, 'prune climbing roses', `https://garden.example/${pruning}/`],
        [null, 'rose nursery', 'https://garden.example/nursery'],
      ],
    );
    assert.deepEqual([fromDraft.incoming, fromDraft.isLive], [[], false]);
    const toPruning = await suggest(pruning);
    assert.deepEqual(
      toPruning.incoming.map(({ articleId, anchor, url }) => [articleId, anchor, url]),
      [[older, 'Pruning climbing roses', `https://garden.example/${pruning}/`]],
    );
    assert.equal(toPruning.isLive, true);
  });

  it('searches no older posts for a subject that has no words', async () => {
    const untitled = await insertArticle({ title: '…', content: filler });
    const { incoming, isLive } = await suggest(untitled);
    assert.deepEqual([incoming, isLive], [[], true]);
  });

  it('leaves out what is no live post: drafts on the site, failed and deleted ones', async () => {
    const content = filler;
    await insertArticle({ title: 'Potted orange trees', content }, null);
    await insertArticle({ title: 'Potted orange trees', content }, { visibility: 'draft' });
    await insertArticle(
      { title: 'Potted orange trees', content },
      { state: 'failed', url: null, liveAt: null },
    );
    await insertArticle({ title: 'Potted orange trees', content, deletedAt: new Date() });
    const draft = await insertArticle(
      { title: 'May', content: `${filler} Potted orange trees like sun.` },
      null,
    );
    assert.deepEqual((await suggest(draft)).outgoing, []);
    const live = await insertArticle({ title: 'Potted orange trees', content });
    assert.deepEqual(
      (await suggest(draft)).outgoing.map(({ articleId }) => articleId),
      [live],
    );
  });

  it('never shows posts of another account', async () => {
    const other = await signUpWithPlan(api, 'grace@example.com');
    const content = `${filler} Pruning climbing roses takes an hour.`;
    const foreign = await insertArticle({ title: 'Grafting fruit trees', content, ownerId: other.userId });
    const draft = await insertArticle(
      { title: 'June', content: `${filler} Grafting fruit trees is next.` },
      null,
    );
    assert.deepEqual((await suggest(draft)).outgoing, []);
    assert.deepEqual((await suggest(foreign, other)).incoming, []);
    const { status } = await api.call(suggestLinks, { token: other.token, params: { id: draft } });
    assert.equal(status, 404);
  });

  it('finds older texts whatever characters the title has, and leaves out very long ones', async () => {
    const title = '100% wool_carpets \\ care';
    const live = await insertArticle({ title, content: filler });
    const text = `${filler} Wool carpets care is simple: 100% wool_carpets.`;
    const older = await insertArticle({ title: 'July', content: text });
    await insertArticle({ title: 'August', content: `${text}\n\n${`${filler} `.repeat(1_300)}` });
    assert.deepEqual(
      (await suggest(live)).incoming.map(({ articleId }) => articleId),
      [older],
    );
  });

  it('changes no article', async () => {
    const id = await insertArticle({ title: 'September', content: `${filler} We prune climbing roses.` });
    const read = () => api.deps.db.select().from(articles).where(eq(articles.id, id));
    const before = await read();
    await suggest(id);
    assert.deepEqual(await read(), before);
  });
});
