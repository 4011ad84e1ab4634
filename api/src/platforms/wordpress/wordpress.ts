import { z } from 'zod';
import type { OpenPlatform, Verified } from '../platform.ts';
import { discoverRoot } from './discover.ts';
import { explainLogin } from './explainLogin.ts';
import { wordpressClient, type WordpressCall } from './wordpressClient.ts';
import { coverId } from './wordpressCover.ts';
import { postById, postBySlug, sendPost, term } from './wordpressPosts.ts';

const settingsOf = z.object({
  siteUrl: z.string(),
  username: z.string(),
  /** Known from the connection; found out when missing. */
  root: z.string().optional(),
});
const secretsOf = z.object({ applicationPassword: z.string() });

const me = z.object({
  name: z.string().default(''),
  capabilities: z.record(z.string(), z.boolean()).default({}),
});
const siteRoot = z.object({
  name: z.string().default(''),
  home: z.string().default(''),
  url: z.string().default(''),
});
/** WordPress by its own REST API and an application password. */
export const openWordpress: OpenPlatform = ({ outbound }, stored, secrets) => {
  const settings = { ...settingsOf.parse(stored), ...secretsOf.parse(secrets) };
  let root = settings.root;
  const client = async (): Promise<WordpressCall> => {
    root ??= await discoverRoot(outbound, settings.siteUrl);
    return wordpressClient(outbound, { ...settings, root });
  };
  const explained = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw await explainLogin(outbound, { ...settings, root: root ?? settings.siteUrl }, error);
    }
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
    verify: () => explained(verify()),
    publish: async (post, remoteId) => {
      const call = await client();
      const write = async () => {
        const known = remoteId ? await postById(call, remoteId) : null;
        return sendPost(call, post, await coverId(outbound, call, post), known?.id ?? null);
      };
      return explained(write());
    },
    find: async (slug, remoteId) => {
      const call = await client();
      return (remoteId ? await postById(call, remoteId) : null) ?? postBySlug(call, slug);
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
