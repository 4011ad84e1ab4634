import { z } from 'zod';
import type { OpenPlatform, PlatformOption, Verification } from '../port/platform.ts';
import { discoverRoot } from './discoverRoot.ts';
import { explainLoginError } from './explainLoginError.ts';
import { openWordpressArchive } from './wordpressArchive.ts';
import {
  createWordpressReader,
  readReply,
  type WordpressCall,
  type WordpressRead,
} from './wordpressClient.ts';
import { findOrUploadCover } from './wordpressCover.ts';
import { findOwnPost } from '../port/ownPost.ts';
import { findPostById, findPostBySlug, savePost } from './wordpressPosts.ts';
import { listAuthors, listTerms } from './wordpressTerms.ts';

const settingsSchema = z.object({
  siteUrl: z.string(),
  username: z.string(),
  /** Stored when the site was connected; discovered if missing. */
  root: z.string().optional(),
});
const secretsSchema = z.object({ applicationPassword: z.string() });

const me = z.object({
  name: z.string().default(''),
  capabilities: z.record(z.string(), z.boolean()).default({}),
});
const siteRoot = z.object({
  name: z.string().default(''),
  home: z.string().default(''),
  url: z.string().default(''),
});

const maxNameLength = 200;

/** What a site says about itself is shown: a name of a line, and a link that can be followed. */
const readSite = (answer: unknown, siteUrl: string): { name: string; url: string } => {
  const { name, home, url } = readReply('GET', siteRoot, answer);
  return {
    name: name.slice(0, maxNameLength),
    url: [home, url].find((text) => /^https?:\/\//i.test(text) && URL.canParse(text)) ?? siteUrl,
  };
};

const createChecks = (
  { name, capabilities }: z.infer<typeof me>,
  username: string,
): Verification['checks'] => {
  const canPublish = capabilities.publish_posts === true;
  return [
    { name: 'Site API', ok: true, detail: 'found' },
    { name: 'Login', ok: true, detail: `signed in as ${name.slice(0, maxNameLength) || username}` },
    {
      name: 'Publishing',
      ok: canPublish,
      detail: canPublish ? 'allowed' : 'this user can write but not publish; posts stay pending review',
    },
  ];
};

const listAll = async (call: WordpressCall): Promise<Record<string, PlatformOption[]>> => ({
  categories: await listTerms(call, 'categories'),
  tags: await listTerms(call, 'tags'),
  authors: await listAuthors(call),
});

/** Opens a self-hosted WordPress site through its REST API with an application password. */
export const openWordpress: OpenPlatform = ({ outbound, html, images }, stored, secrets) => {
  const settings = { ...settingsSchema.parse(stored), ...secretsSchema.parse(secrets) };
  let root = settings.root;
  const getReader = async (): Promise<WordpressRead> => {
    root ??= await discoverRoot({ outbound, html }, settings.siteUrl);
    return createWordpressReader(outbound, { ...settings, root });
  };
  const getClient = async (): Promise<WordpressCall> => {
    const read = await getReader();
    return async (...request) => (await read(...request)).body;
  };
  const withLoginExplanation = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw await explainLoginError(outbound, { ...settings, root: root ?? settings.siteUrl }, error);
    }
  };
  const verify = async (): Promise<Verification> => {
    root = await discoverRoot({ outbound, html }, settings.siteUrl);
    const call = await getClient();
    const person = readReply('GET', me, await call('GET', '/wp/v2/users/me', { context: 'edit' }));
    const site = readSite(await call('GET', '/'), settings.siteUrl);
    return { ...site, settings: { root }, checks: createChecks(person, settings.username) };
  };
  return {
    verify: () => withLoginExplanation(verify()),
    publish: async (post, remoteId) => {
      const call = await getClient();
      const write = async () => {
        const known = remoteId ? await findPostById(call, remoteId) : null;
        const id = known && known.status !== 'trash' ? known.id : null;
        const { id: cover, coverProblem } = await findOrUploadCover({ outbound, images }, call, post);
        return { ...(await savePost(call, post, cover, id)), ...(coverProblem && { coverProblem }) };
      };
      return withLoginExplanation(write());
    },
    find: async (reference, remoteId) => {
      const call = await getClient();
      const known = remoteId ? await findPostById(call, remoteId) : null;
      return known ?? findOwnPost((slug) => findPostBySlug(call, slug), reference);
    },
    listOptions: async () => listAll(await getClient()),
    archive: openWordpressArchive(getReader, async ({ imageUrl = null, imageAlt = '', idempotencySlug }) =>
      findOrUploadCover({ outbound, images }, await getClient(), { imageUrl, imageAlt, idempotencySlug }),
    ),
  };
};
