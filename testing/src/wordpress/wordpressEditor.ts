import type { Wordpress } from './startWordpress.ts';

/** A post as WordPress stores it. */
export interface WordpressPost {
  id: number;
  slug: string;
  status: string;
  title: string;
  content: string;
}

interface RawPost {
  id: number;
  slug: string;
  status: string;
  title: { raw: string };
  content: { raw: string };
}

/** The site as its editor sees it, past the product and the faults of its network. */
export const openWordpressEditor = ({ url, passwords }: Wordpress) => {
  const authorization = `Basic ${Buffer.from(`admin:${passwords.admin}`).toString('base64')}`;
  const call = async (path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${url}/wp-json/wp/v2/posts${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`WordPress answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const toPost = ({ title, content, ...post }: RawPost): WordpressPost => ({
    ...{ id: post.id, slug: post.slug, status: post.status },
    ...{ title: title.raw, content: content.raw },
  });
  return {
    /** All posts, drafts and trashed ones too. */
    list: async (): Promise<WordpressPost[]> => {
      const posts: WordpressPost[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const response = await call(`?status=any,trash&context=edit&per_page=100&page=${page}`);
        pages = Number(response.headers.get('x-wp-totalpages'));
        posts.push(...((await response.json()) as RawPost[]).map(toPost));
      }
      return posts;
    },
    read: async (id: string): Promise<WordpressPost> =>
      toPost((await (await call(`/${id}?context=edit`)).json()) as RawPost),
    write: async (id: string, content: string): Promise<void> => {
      await call(`/${id}`, { content });
    },
    /** How often another text was saved. */
    countRevisions: async (id: string): Promise<number> =>
      Number((await call(`/${id}/revisions?per_page=1`)).headers.get('x-wp-total')),
  };
};
export type WordpressEditor = ReturnType<typeof openWordpressEditor>;
