/** What the list endpoints of WordPress are asked. */
export interface ListQuery {
  slug?: string;
  offset?: string;
  per_page?: string;
  orderby?: string;
  modified_after?: string;
}

interface ListedPost {
  id: number;
  type?: 'post' | 'page';
  modified?: string;
}

/** A page of the list in the order of ids, and how many match: as WordPress counts them for `X-WP-Total`. */
export const listArchive = <Post extends ListedPost>(
  posts: readonly Post[],
  type: 'post' | 'page',
  { offset = '0', per_page = '10', modified_after: since }: ListQuery,
): { page: Post[]; total: number } => {
  const found = posts
    .filter((post) => (post.type ?? 'post') === type)
    .filter(({ modified = '2026-03-02T08:00:00' }) => !since || new Date(`${modified}Z`) > new Date(since))
    .toSorted((a, b) => a.id - b.id);
  return { page: found.slice(Number(offset), Number(offset) + Number(per_page)), total: found.length };
};
