import type { Root } from 'hast';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { emptyTree } from './wixSite.ts';
import { people, none, saved, publishTo, publish, readDraft } from './wixDrafts.ts';

describe('the tags and categories of a post on Wix', () => {
  const label = (id: string, name: string) => ({ id, label: name });

  it('are named by their ids; missing tags are created', async () => {
    const post = publishTo(
      { categoryIds: ['c0', 'c1'], tagIds: ['t0', 't1'] },
      emptyTree,
      { categories: ['GARDEN', 'Unknown'], tags: ['ROSES', 'Pruning'] },
      null,
      people,
      none,
      none,
      { body: { categories: [label('c1', 'Garden'), label('c2', 'Other')] } },
      { body: { tags: [label('t1', 'roses')] } },
      { body: { tag: label('t2', 'Pruning') } },
      saved,
    );
    const { categoryIds, tagIds } = await readDraft(post);
    assert.deepEqual(
      [categoryIds, tagIds],
      [
        ['c0', 'c1'],
        ['t0', 't1', 't2'],
      ],
    );
    assert.deepEqual(post.listRequests().slice(3, 6), [
      'GET /blog/v3/categories?paging.limit=100',
      'POST /blog/v3/tags/query {"paging":{"limit":100}}',
      'POST /blog/v3/tags {"label":"Pruning"}',
    ]);
  });

  it('are removed, like the cover, when the article has them no longer', async () => {
    const emptied = { removed: ['categories', 'tags', 'image'] as const };
    const draft = await readDraft(publish(emptied, null, people, none, none, saved));
    assert.deepEqual([draft.categoryIds, draft.tagIds], [[], []]);
    assert.deepEqual(draft.media, { displayed: false, custom: true });
    const untouched = await readDraft(publish({}, null, people, none, none, saved));
    assert.deepEqual(
      [untouched.categoryIds, untouched.tagIds, untouched.media],
      [undefined, undefined, undefined],
    );
  });

  it('are as many as Wix takes', async () => {
    const ids = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${letter}${index}`);
    const settings = { categoryIds: ids('c', 11), tagIds: ids('t', 31) };
    const { categoryIds, tagIds } = await readDraft(
      publishTo(settings, emptyTree, {}, null, people, none, none, saved),
    );
    assert.deepEqual([categoryIds, tagIds], [ids('c', 10), ids('t', 30)]);
  });

  const withTag = (...answers: RecordedAnswer[]) =>
    publish({ tags: ['Roses'] }, null, people, none, none, none, ...answers, saved);

  it('use a tag that was created meanwhile, and do without one that is refused', async () => {
    const meanwhile = await readDraft(withTag({ status: 400 }, { body: { tags: [label('t9', 'roses')] } }));
    assert.deepEqual(meanwhile.tagIds, ['t9']);
    assert.equal((await readDraft(withTag({ status: 400 }, none))).tagIds, undefined);
    assert.equal((await readError(withTag({ status: 500 }).saved))[0], 'temporary');
  });
});

describe('the images of a post on Wix', () => {
  const url = 'https://images.example/a/rose.png?x=1';
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'element', tagName: 'img', properties: { src: url }, children: [] }],
      },
      { type: 'element', tagName: 'img', properties: { src: '/relative.png' }, children: [] },
    ],
  };
  const sized = { image: { image: { width: 4, height: 3 } } };
  const importWith = (file: unknown) =>
    publishTo({}, tree, { imageUrl: url }, null, people, none, none, { body: { file } }, saved);

  it('are imported once, by their names', async () => {
    const post = importWith({ id: 'wix:image://v1/rose.png', media: sized });
    const { media, richContent } = await readDraft(post);
    assert.deepEqual(media, { displayed: true, custom: true, wixMedia: { image: { id: 'rose.png' } } });
    assert.match(JSON.stringify(richContent), /"image":\{"src":\{"id":"rose.png"\},"width":4,"height":3\}/);
    assert.equal(
      post.listRequests()[3],
      `POST /site-media/v1/files/import {"url":"${url}","mediaType":"IMAGE","displayName":"rose.png"}`,
    );
    assert.equal(post.listRequests().length, 5);
  });

  it('have a size of their own when Wix does not know it yet', async () => {
    for (const media of [undefined, null, 1, { image: { image: {} } }]) {
      const { richContent } = await readDraft(importWith({ id: 'a-wix:image://v1/', media }));
      assert.match(
        JSON.stringify(richContent),
        /"image":\{"src":\{"id":"a-wix:image:\/\/v1\/"\},"width":1200,"height":675\}/,
      );
    }
  });

  it('are left out when Wix refuses them', async () => {
    const refused = publishTo({}, tree, { imageUrl: url }, null, people, none, none, { status: 400 }, saved);
    assert.match(
      (await refused.saved).coverProblem ?? '',
      /^The cover image was not set: Wix could not fetch it\./,
    );
    const { media, richContent } = await readDraft(refused);
    assert.deepEqual([media, richContent], [undefined, { nodes: [] }]);
    const failing = publishTo({}, tree, {}, null, people, none, none, { status: 500 });
    assert.equal((await readError(failing.saved))[0], 'temporary');
  });
});
