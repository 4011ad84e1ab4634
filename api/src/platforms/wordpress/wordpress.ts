import { z } from 'zod';
import { PlatformError, type OpenPlatform, type Post, type RemotePost, type Verified } from '../platform.ts';
import { discoverRoot } from './discover.ts';
import { wordpressClient, type WordpressCall } from './wordpressClient.ts';

const settingsOf = z.object({
  siteUrl: z.string(),
  username: z.string(),
  /** Known from the connection; found out when missing. */
  root: z.string().optional(),
});
const secretsOf = z.object({ applicationPassword: z.string() });

const remotePost = z.object({ id: z.number(), link: z.string(), status: z.string() });
const me = z.object({
  name: z.string().default(''),
  capabilities: z.record(z.string(), z.boolean()).default({}),
});
const siteRoot = z.object({
  name: z.string().default(''),
  home: z.string().default(''),
  url: z.string().default(''),
});
const term = z.object({ id: z.number(), name: z.string() });

const toRemote = (body: unknown): RemotePost => {
  const { id, link, status } = remotePost.parse(body);
  return { id: String(id), url: link, status };
};

/** Tags go by id: the one of that name, or a new one. A user who may not make tags publishes without. */
const tagIds = async (call: WordpressCall, names: readonly string[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const name of names) {
    const found = z
      .array(term)
      .parse(await call('GET', '/wp/v2/tags', { search: name, per_page: '100' }))
      .find((tag) => tag.name.toLowerCase() === name.toLowerCase());
    if (found) ids.push(found.id);
    else {
      const made = await call('POST', '/wp/v2/tags', {}, { name }).catch(() => null);
      if (made) ids.push(term.parse(made).id);
    }
  }
  return ids;
};

const bySlug = async (call: WordpressCall, slug: string): Promise<RemotePost | null> => {
  const found = z
    .array(remotePost)
    .parse(await call('GET', '/wp/v2/posts', { slug, status: 'any', context: 'edit' }));
  return found[0] ? toRemote(found[0]) : null;
};

const byId = async (call: WordpressCall, id: string): Promise<RemotePost | null> => {
  try {
    const found = toRemote(await call('GET', `/wp/v2/posts/${id}`, { context: 'edit' }));
    return found.status === 'trash' ? null : found;
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent') return null;
    throw error;
  }
};

const send = async (call: WordpressCall, post: Post, remoteId: string | null): Promise<RemotePost> => {
  const tags = await tagIds(call, post.tags);
  const body = {
    title: post.title,
    content: post.html,
    excerpt: post.excerpt,
    status: post.status,
    slug: post.slug,
    ...(tags.length > 0 && { tags }),
  };
  return toRemote(await call('POST', remoteId ? `/wp/v2/posts/${remoteId}` : '/wp/v2/posts', {}, body));
};

/** WordPress by its own REST API and an application password. */
export const openWordpress: OpenPlatform = ({ outbound }, stored, secrets) => {
  const settings = { ...settingsOf.parse(stored), ...secretsOf.parse(secrets) };
  let root = settings.root;
  const client = async (): Promise<WordpressCall> => {
    root ??= await discoverRoot(outbound, settings.siteUrl);
    return wordpressClient(outbound, { ...settings, root });
  };
  const verify = async (): Promise<Verified> => {
    root = await discoverRoot(outbound, settings.siteUrl);
    const call = await client();
    const person = me.parse(await call('GET', '/wp/v2/users/me', { context: 'edit' }));
    const site = siteRoot.parse(await call('GET', '/'));
    const mayPublish = person.capabilities.publish_posts === true;
    return {
      name: site.name,
      url: site.home || site.url || settings.siteUrl,
      found: { root },
      checks: [
        { name: 'Site API', ok: true, detail: 'found' },
        { name: 'Login', ok: true, detail: `signed in as ${person.name || settings.username}` },
        {
          name: 'Publishing',
          ok: mayPublish,
          detail: mayPublish ? 'allowed' : 'this user may write but not publish; posts wait for review',
        },
      ],
    };
  };
  return {
    verify,
    publish: async (post, remoteId) => {
      const call = await client();
      const known = remoteId ? await byId(call, remoteId) : null;
      return send(call, post, known?.id ?? null);
    },
    find: async (slug, remoteId) => {
      const call = await client();
      return (remoteId ? await byId(call, remoteId) : null) ?? bySlug(call, slug);
    },
    options: async () => {
      const call = await client();
      const terms = async (kind: string) =>
        z
          .array(term)
          .parse(await call('GET', `/wp/v2/${kind}`, { per_page: '100' }))
          .map(({ id, name }) => ({ id: String(id), label: name }));
      return { categories: await terms('categories'), tags: await terms('tags') };
    },
  };
};
