import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { createOutbound, type Outbound } from '../../outbound/outbound.ts';
import { createSlug } from '@rankwright/contracts/text';
import { markdownToHtml } from '../../markdown/html.ts';
import { PlatformError, type Post } from '@rankwright/platforms/port/platform';
import { readVisibility } from '@rankwright/platforms/port/visibility';
import { sampleBlocks } from '../../parsing/archive/sampleBlocks.ts';
import { parseUntrusted } from '../../parsing/parseUntrusted.ts';
import { startFaultProxy } from './faultProxy.ts';
import {
  requestWpApi,
  listPosts,
  deletePosts,
  deleteMedia,
  openSite,
  pretty,
  plain,
  startImageServer,
} from './realSites.ts';
import { createSamplePost } from '../samplePost.ts';
import { describePlatformContract } from './platformContract.ts';

/** Tests the self-hosted WordPress adapter against real sites. */
describePlatformContract('A real WordPress', async () => {
  const proxy = await startFaultProxy(pretty.url);
  const posts = async () =>
    (await listPosts(pretty)).map(({ id, slug, status, title }) => ({
      id: String(id),
      slug,
      status,
      title: title.raw,
    }));
  return {
    backend: {
      address: `${proxy.address},${pretty.address}`,
      posts: { all: posts, clear: () => deletePosts(pretty) },
      faults: proxy,
      close: () => proxy.close(),
    },
    publishedStatus: 'publish',
    draftStatus: 'draft',
    scheduledStatus: 'future',
    timeoutMs: 8_000,
    open: (outbound) => openSite(outbound, pretty, 'admin', proxy.url, `${proxy.url}/wp-json/`),
  };
});

describe('A real WordPress on different hosting setups', () => {
  let outbound: Outbound;
  let imageServer: Awaited<ReturnType<typeof startImageServer>>;
  let headerStrippingProxy: Awaited<ReturnType<typeof startFaultProxy>>;
  before(async () => {
    imageServer = await startImageServer();
    headerStrippingProxy = await startFaultProxy(pretty.url, { stripLogin: true });
    const allowed = [pretty.address, plain.address, imageServer.address, headerStrippingProxy.address];
    outbound = createOutbound(new Set(allowed), 15_000);
    await deletePosts(pretty);
    await deletePosts(plain);
    await deleteMedia(pretty);
  });
  after(async () => {
    await outbound.close();
    await headerStrippingProxy.close();
    imageServer.close();
  });
  const createLivePost = (change: Partial<Post> = {}): Post =>
    createSamplePost({ status: 'publish', ...change });
  const expectPlatformError = async (work: Promise<unknown>): Promise<PlatformError> => {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof PlatformError, String(error));
    return error;
  };

  const render = async (change: Partial<Post>): Promise<{ title: string; content: string }> => {
    const { id } = await openSite(outbound, pretty).publish(createLivePost(change), null);
    const shown = z.object({ rendered: z.string() });
    const post = z
      .object({ title: shown, content: shown })
      .parse(await requestWpApi(pretty, `posts/${id}?context=view`));
    return { title: post.title.rendered, content: post.content.rendered };
  };

  it('shows a text as it was written: shortcodes, wrapped lines, breaks, raised letters', async () => {
    const markdown = [
      'Use the `[gallery]` shortcode, or write [caption]like this[/caption].',
      '```\n[gallery ids="1,2"]\n```',
      'First line of the paragraph\nsecond line of it.',
      '- one\n  goes on\n- two',
      '| a | b |\n| - | - |\n| small<br>large | 10 m<sup>2</sup> |',
    ].join('\n\n');
    const html = await markdownToHtml(markdown);
    const shown = await render({ slug: 'shortcodes', idempotencySlug: 'shortcodes-1', markdown, html });
    assert.match(
      shown.content,
      /<code>&#91;gallery\]<\/code> shortcode, or write &#91;caption\]like this&#91;\/caption\]\./,
    );
    assert.match(shown.content, /<code>&#91;gallery ids="1,2"\]\n<\/code>/);
    assert.match(shown.content, /<p>First line of the paragraph second line of it\.<\/p>/);
    assert.match(shown.content, /<li>one goes on<\/li>/);
    assert.match(shown.content, /<td>small<br ?\/?>large<\/td>\s*<td>10 m<sup>2<\/sup><\/td>/);
  });

  it('shows a title with character references as it was written, under a slug of its script', async () => {
    const title = 'What does &nbsp; mean – Розы & more';
    const slug = createSlug(title);
    const shown = await render({ title, slug, idempotencySlug: `${slug}-1` });
    assert.equal(shown.title, 'What does &amp;nbsp; mean – Розы &#038; more');
    const slugs = (await listPosts(pretty)).map((post) => decodeURIComponent(post.slug));
    assert.ok(slugs.includes('what-does-nbsp-mean-розы-more'), slugs.join(' '));
  });

  it('keeps who can see a post, and all but the edited words of every block', async () => {
    const { archive } = openSite(outbound, pretty);
    assert.ok(archive);
    await deletePosts(pretty);
    const content = Object.values(sampleBlocks).join('\n\n');
    const edited = content.replaceAll('winter', 'WINTER');
    const states = [
      [{ status: 'publish' }, 'public'],
      [{ status: 'private' }, 'private'],
      [{ status: 'draft' }, 'draft'],
      [{ status: 'pending' }, 'pending'],
      [{ status: 'future', date_gmt: '2099-03-14T09:00:00' }, 'scheduled'],
      [{ status: 'publish', password: 'secret' }, 'protected'],
    ] as const;
    for (const [onSite] of states)
      await requestWpApi(pretty, 'posts', 'POST', { title: onSite.status, content, ...onSite });
    const { posts } = await archive.readPage(null, null);
    const read = ({ status, visibility, publicAt }: (typeof posts)[number]) => ({
      visibility: visibility ?? readVisibility(status),
      publicAt: publicAt?.toISOString(),
    });
    const before = posts.map(read);
    assert.deepEqual(
      before.map(({ visibility }) => visibility),
      states.map(([, visibility]) => visibility),
    );
    for (const { id, source } of posts) {
      const { markdown, parts } = await parseUntrusted('convertArchive', source);
      const changed = markdown.replaceAll('winter', 'WINTER');
      const text = await parseUntrusted('restoreSource', { markdown: changed, parts });
      const saved = await archive.update(id, { source: text, idempotencySlug: id, goesLive: false });
      assert.equal(saved.source, edited);
    }
    assert.deepEqual((await archive.readPage(null, null)).posts.map(read), before);
    const [first] = posts;
    assert.ok(first);
    await requestWpApi(pretty, `posts/${first.id}`, 'DELETE');
    assert.equal((await archive.read(first.id))?.status, 'trash');
    await deletePosts(pretty);
  });

  it('creates missing tags and reuses existing ones', async () => {
    const tags = ['Roses & more', 'Pruning'];
    const first = await openSite(outbound, pretty).publish(createLivePost({ tags }), null);
    await openSite(outbound, pretty).publish(createLivePost({ tags, title: 'Again' }), first.id);
    const [post] = await listPosts(pretty);
    assert.equal(post?.tags.length, 2);
    assert.equal(z.array(z.unknown()).parse(await requestWpApi(pretty, 'tags?per_page=100')).length, 2);
  });

  it('removes tags, categories and cover', async () => {
    const own = {
      slug: 'emptied',
      idempotencySlug: 'emptied-0a1b2c3d',
      tags: ['Roses'],
      categories: ['Care'],
    };
    const site = openSite(outbound, pretty);
    const { id } = await site.publish(createLivePost({ ...own, imageUrl: imageServer.url }), null);
    const read = async () => (await listPosts(pretty)).find((post) => String(post.id) === id);
    const before = await read();
    assert.ok(before && before.featured_media > 0);
    await site.publish(
      createLivePost({ ...own, tags: [], categories: [], removed: ['categories', 'tags', 'image'] }),
      id,
    );
    const after = await read();
    assert.deepEqual([after?.tags, after?.categories, after?.featured_media], [[], [], 0]);
    const change = { source: '<p>New.</p>', idempotencySlug: 'x', goesLive: false };
    assert.ok(site.archive);
    await site.archive.update(id, { ...change, tags: ['Roses'], imageUrl: imageServer.url });
    await site.archive.update(id, { ...change, tags: [], imageUrl: null });
    const again = await read();
    assert.deepEqual([again?.tags, again?.featured_media], [[], 0]);
    await deleteMedia(pretty);
  });

  it('sets the cover image and uploads it once', async () => {
    const cover = {
      imageUrl: imageServer.url,
      imageAlt: 'A rose',
      slug: 'with-a-cover',
      idempotencySlug: 'with-a-cover-0a1b2c3d',
    };
    const first = await openSite(outbound, pretty).publish(createLivePost(cover), null);
    await openSite(outbound, pretty).publish(createLivePost(cover), first.id);
    const post = (await listPosts(pretty)).find(({ slug }) => slug === cover.slug);
    const media = z
      .array(z.object({ id: z.number(), alt_text: z.string() }))
      .parse(await requestWpApi(pretty, 'media?per_page=100'));
    assert.deepEqual(media, [{ id: post?.featured_media, alt_text: 'A rose' }]);
  });

  it('reports that a contributor cannot publish', async () => {
    const site = openSite(outbound, pretty, 'contributor');
    const { checks } = await site.verify();
    assert.equal(checks.find(({ name }) => name === 'Publishing')?.ok, false);
    const error = await expectPlatformError(
      site.publish(createLivePost({ slug: 'by-a-contributor', idempotencySlug: 'by-a-contributor-1' }), null),
    );
    assert.match(error.message, /does not have the required permission/);
    assert.equal(error.remedy, 'reconnect');
  });

  it('lets an author publish', async () => {
    const sent = await openSite(outbound, pretty, 'author').publish(
      createLivePost({ slug: 'by-an-author', idempotencySlug: 'by-an-author-1' }),
      null,
    );
    assert.equal(sent.status, 'publish');
  });

  it('distinguishes a removed Authorization header from a wrong password', async () => {
    const root = `${headerStrippingProxy.url}/wp-json/`;
    const headerRemovedError = await expectPlatformError(
      openSite(outbound, pretty, 'admin', headerStrippingProxy.url, root).publish(createLivePost(), null),
    );
    assert.match(headerRemovedError.message, /The password is correct.*removes the Authorization header/);
    const wrong = { ...pretty, passwords: { ...pretty.passwords, admin: 'not this one' } };
    assert.equal(
      (await expectPlatformError(openSite(outbound, wrong).verify())).message,
      'Invalid WordPress credentials',
    );
  });

  it('works on a site with plain permalinks', async () => {
    const site = openSite(outbound, plain);
    const { settings } = await site.verify();
    assert.match(String(settings.root), /rest_route/);
    const sent = await site.publish(createLivePost(), null);
    assert.deepEqual(await site.find(createSamplePost(), null), sent);
    await site.publish(createLivePost({ title: 'Again' }), sent.id);
    assert.deepEqual(
      (await listPosts(plain)).map(({ title }) => title.raw),
      ['Again'],
    );
  });
});
