import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { createOutbound, type Outbound } from '../../outbound/outbound.ts';
import { PlatformError, type Post } from '../platform.ts';
import { openWordpress } from '../wordpress/wordpress.ts';
import { contextFor } from './context.ts';
import { startFaultProxy } from './faultProxy.ts';
import { describePlatform, samplePost } from './platformContract.ts';

/**
 * The adapter of self-hosted WordPress against real sites, which are started elsewhere and handed over in
 * `WORDPRESS_SITES`: one with pretty permalinks, one with plain ones.
 */
const passwords = z.object({ admin: z.string(), author: z.string(), contributor: z.string() });
const site = z.object({ url: z.url(), address: z.string(), passwords });
const { pretty, plain } = z
  .object({ pretty: site, plain: site })
  .parse(JSON.parse(process.env.WORDPRESS_SITES ?? '{}'));

type Site = z.infer<typeof site>;
type Login = keyof Site['passwords'];

const ask = async (from: Site, path: string, method = 'GET', body?: unknown): Promise<unknown> => {
  const [route = '', query = ''] = path.split('?');
  const answer = await fetch(`${from.url}/?rest_route=/wp/v2/${route}&${query}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`admin:${from.passwords.admin}`).toString('base64')}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer.json();
};

const wpPost = z.object({
  id: z.number(),
  slug: z.string(),
  status: z.string(),
  title: z.object({ raw: z.string() }),
  featured_media: z.number(),
  tags: z.array(z.number()),
});
const postsOf = async (from: Site) =>
  z.array(wpPost).parse(await ask(from, 'posts?status=any&context=edit&per_page=100'));
const clear = async (from: Site): Promise<void> => {
  for (const { id } of await postsOf(from)) await ask(from, `posts/${id}?force=true`, 'DELETE');
};

const clearMedia = async (from: Site): Promise<void> => {
  const found = z.array(z.object({ id: z.number() })).parse(await ask(from, 'media?per_page=100'));
  for (const { id } of found) await ask(from, `media/${id}?force=true`, 'DELETE');
};

const open = (outbound: Outbound, from: Site, login: Login = 'admin', url = from.url, root?: string) =>
  openWordpress(
    contextFor(outbound, {}),
    { siteUrl: url, username: login, ...(root && { root }) },
    { applicationPassword: from.passwords[login] },
  );

describePlatform('A real WordPress', async () => {
  const proxy = await startFaultProxy(pretty.url);
  const posts = async () =>
    (await postsOf(pretty)).map(({ id, slug, status, title }) => ({
      id: String(id),
      slug,
      status,
      title: title.raw,
    }));
  return {
    stand: {
      address: `${proxy.address},${pretty.address}`,
      posts: { all: posts, clear: () => clear(pretty) },
      faults: proxy,
      close: () => proxy.close(),
    },
    published: 'publish',
    draft: 'draft',
    scheduled: 'future',
    timeoutMs: 8_000,
    open: (outbound) => open(outbound, pretty, 'admin', proxy.url, `${proxy.url}/wp-json/`),
  };
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const startPicture = async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    response.end(onePixel);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, url: `http://${address}/rose.png`, close: () => server.close() };
};

describe('A real WordPress, and what people run it on', () => {
  let outbound: Outbound;
  let picture: Awaited<ReturnType<typeof startPicture>>;
  let stripping: Awaited<ReturnType<typeof startFaultProxy>>;
  before(async () => {
    picture = await startPicture();
    stripping = await startFaultProxy(pretty.url, { stripLogin: true });
    const allowed = [pretty.address, plain.address, picture.address, stripping.address];
    outbound = createOutbound(new Set(allowed), 15_000);
    await clear(pretty);
    await clear(plain);
    await clearMedia(pretty);
  });
  after(async () => {
    await outbound.close();
    await stripping.close();
    picture.close();
  });
  const live = (change: Partial<Post> = {}): Post => samplePost({ status: 'publish', ...change });
  const refusal = async (work: Promise<unknown>): Promise<PlatformError> => {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof PlatformError, String(error));
    return error;
  };

  it('names tags, makes the missing ones, and uses them again', async () => {
    const tags = ['Roses & more', 'Pruning'];
    const first = await open(outbound, pretty).publish(live({ tags }), null);
    await open(outbound, pretty).publish(live({ tags, title: 'Again' }), first.id);
    const [post] = await postsOf(pretty);
    assert.equal(post?.tags.length, 2);
    assert.equal(z.array(z.unknown()).parse(await ask(pretty, 'tags?per_page=100')).length, 2);
  });

  it('shows the cover, and uploads it once', async () => {
    const cover = { imageUrl: picture.url, imageAlt: 'A rose', slug: 'with-a-cover-0a1b2c3d' };
    const first = await open(outbound, pretty).publish(live(cover), null);
    await open(outbound, pretty).publish(live(cover), first.id);
    const post = (await postsOf(pretty)).find(({ slug }) => slug === cover.slug);
    const media = z
      .array(z.object({ id: z.number(), alt_text: z.string() }))
      .parse(await ask(pretty, 'media?per_page=100'));
    assert.deepEqual(media, [{ id: post?.featured_media, alt_text: 'A rose' }]);
  });

  it('says that a contributor may not publish, and stores nothing twice', async () => {
    const site = open(outbound, pretty, 'contributor');
    const { checks } = await site.verify();
    assert.equal(checks.find(({ name }) => name === 'Publishing')?.ok, false);
    const error = await refusal(site.publish(live({ slug: 'by-a-contributor' }), null));
    assert.match(error.message, /may not do that/);
    assert.equal(error.remedy, 'reconnect');
  });

  it('lets an author publish', async () => {
    const sent = await open(outbound, pretty, 'author').publish(live({ slug: 'by-an-author' }), null);
    assert.equal(sent.status, 'publish');
  });

  it('tells a host that removes the login from a wrong password', async () => {
    const root = `${stripping.url}/wp-json/`;
    const stripped = await refusal(
      open(outbound, pretty, 'admin', stripping.url, root).publish(live(), null),
    );
    assert.match(stripped.message, /The password is right.*removes the Authorization header/);
    const wrong = { ...pretty, passwords: { ...pretty.passwords, admin: 'not this one' } };
    assert.equal((await refusal(open(outbound, wrong).verify())).message, 'Invalid WordPress credentials');
  });

  it('works where only plain permalinks answer', async () => {
    const site = open(outbound, plain);
    const { found } = await site.verify();
    assert.match(String(found.root), /rest_route/);
    const sent = await site.publish(live(), null);
    assert.deepEqual(await site.find(samplePost().slug, null), sent);
    await site.publish(live({ title: 'Again' }), sent.id);
    assert.deepEqual(
      (await postsOf(plain)).map(({ title }) => title.raw),
      ['Again'],
    );
  });
});
