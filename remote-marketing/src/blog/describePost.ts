import type { FilteredPost } from './blog.model.ts';

/** Attribute of a post's element with what the filter of a static page looks at. */
export const describePost = ({ id, title, excerpt, tags, category, featured }: FilteredPost) => ({
  'data-post': JSON.stringify({ id, title, excerpt, tags, category, featured } satisfies FilteredPost),
});

export const readPost = (element: HTMLElement): FilteredPost =>
  JSON.parse(element.dataset.post ?? '') as FilteredPost;
