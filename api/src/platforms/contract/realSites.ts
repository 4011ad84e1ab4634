import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { Outbound } from '../../outbound/outbound.ts';
import { openWordpress } from '@rankwright/platforms/wordpress/wordpress';
import { createTestContext } from './testContext.ts';

/**
 * Real WordPress sites for the contract tests. `WORDPRESS_SITES` (JSON) holds their URLs and passwords: one site with pretty
 * permalinks, one with plain permalinks.
 */
const passwords = z.object({ admin: z.string(), author: z.string(), contributor: z.string() });
const site = z.object({ url: z.url(), address: z.string(), passwords });
export const { pretty, plain } = z
  .object({ pretty: site, plain: site })
  .parse(JSON.parse(process.env.WORDPRESS_SITES ?? '{}'));

export type Site = z.infer<typeof site>;
type Login = keyof Site['passwords'];

export const requestWpApi = async (
  from: Site,
  path: string,
  method = 'GET',
  body?: unknown,
): Promise<unknown> => {
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
  categories: z.array(z.number()),
});
export const listPosts = async (from: Site) =>
  z.array(wpPost).parse(await requestWpApi(from, 'posts?status=any&context=edit&per_page=100'));
export const deletePosts = async (from: Site): Promise<void> => {
  for (const { id } of await listPosts(from)) await requestWpApi(from, `posts/${id}?force=true`, 'DELETE');
};

export const deleteMedia = async (from: Site): Promise<void> => {
  const found = z.array(z.object({ id: z.number() })).parse(await requestWpApi(from, 'media?per_page=100'));
  for (const { id } of found) await requestWpApi(from, `media/${id}?force=true`, 'DELETE');
};

export const openSite = (
  outbound: Outbound,
  from: Site,
  login: Login = 'admin',
  url = from.url,
  root?: string,
) =>
  openWordpress(
    createTestContext(outbound, {}),
    { siteUrl: url, username: login, ...(root && { root }) },
    { applicationPassword: from.passwords[login] },
  );

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Serves one PNG under any address. */
export const startImageServer = async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    response.end(onePixel);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, url: `http://${address}/rose.png`, close: () => server.close() };
};
