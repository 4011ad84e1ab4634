import { isWordpressInstalled, startWordpress, type Wordpress } from '../../wordpress/startWordpress.ts';
import type { Site, SitePost } from './site.ts';
import { createWordpressConnection } from './wordpressConnection.ts';

const username = 'admin';

interface WordpressPost {
  title: { raw: string };
  status: string;
}

/** All posts, drafts and trashed ones too. */
const listPosts = async ({ url, passwords }: Wordpress): Promise<SitePost[]> => {
  const authorization = `Basic ${Buffer.from(`${username}:${passwords.admin}`).toString('base64')}`;
  const posts: SitePost[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = `status=any,trash&context=edit&per_page=100&page=${page}`;
    const response = await fetch(`${url}/wp-json/wp/v2/posts?${query}`, { headers: { authorization } });
    if (!response.ok) throw new Error(`WordPress answered ${response.status}: ${await response.text()}`);
    pages = Number(response.headers.get('x-wp-totalpages'));
    const found = (await response.json()) as WordpressPost[];
    posts.push(...found.map(({ title, status }) => ({ title: title.raw, status })));
  }
  return posts;
};

/** A fresh WordPress from Debian's packages. Its installation comes with a sample post, which does not count. */
export const startRealWordpressSite = async (): Promise<Site> => {
  if (!isWordpressInstalled())
    throw new Error('Debian’s wordpress, php-cli and mariadb-server must be installed (see .ci/run)');
  const wordpress = await startWordpress('pretty');
  const known = await listPosts(wordpress);
  const isKnown = ({ title }: SitePost) => known.some((post) => post.title === title);
  return {
    url: wordpress.url,
    listPosts: async () => (await listPosts(wordpress)).filter((post) => !isKnown(post)),
    createEnv: () => ({}),
    createConnection: (proxyUrl) => createWordpressConnection(proxyUrl, username, wordpress.passwords.admin),
    close: async () => wordpress.stop(),
  };
};
