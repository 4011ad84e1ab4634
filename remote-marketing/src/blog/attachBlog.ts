import {
  computeBlogView,
  noFilter,
  pageSize,
  parseFilter,
  toggleTag,
  toSearch,
  type BlogFilter,
} from './blog.model.ts';
import { readPost } from './describePost.ts';

const list = (page: Document, selector: string): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(selector),
];

const showPosts = (page: Document, filter: BlogFilter, visibleCount: number): void => {
  const elements = list(page, '[data-post]');
  const view = computeBlogView(elements.map(readPost), filter, visibleCount);
  for (const element of elements) element.hidden = !view.shownIds.has(readPost(element).id);
  for (const empty of list(page, '[data-blog-empty]')) empty.hidden = !view.isEmpty;
  for (const more of list(page, '[data-blog-more]')) more.hidden = !view.hasMore;
};

const showPressed = (page: Document, { category, tag }: BlogFilter): void => {
  for (const button of list(page, '[data-blog-category]'))
    button.setAttribute('aria-pressed', String(button.dataset.blogCategory === category));
  for (const chip of list(page, '[data-blog-tag]'))
    chip.setAttribute('aria-pressed', String(chip.dataset.blogTag === tag));
};

/** The filter after a press on this element; null when it changes none. */
const getPressedFilter = (filter: BlogFilter, target: Element): BlogFilter | null => {
  const button = target.closest<HTMLElement>('[data-blog-category], [data-blog-tag], [data-blog-reset]');
  if (!button) return null;
  const { blogCategory, blogTag } = button.dataset;
  if (blogTag !== undefined) return toggleTag(filter, blogTag);
  if (blogCategory === undefined) return noFilter;
  return { ...filter, category: parseFilter(new URLSearchParams({ category: blogCategory })).category };
};

const writeAddress = (filter: BlogFilter): void => {
  const search = new URLSearchParams(toSearch(filter)).toString();
  history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}${location.hash}`);
};

/** Makes search, categories, tags and Load More of a static page work. */
export const attachBlog = (page: Document): void => {
  let filter = parseFilter(new URLSearchParams(location.search));
  let visibleCount = pageSize;
  const searchField = page.querySelector<HTMLInputElement>('input[name=search]');
  const show = (): void => {
    showPosts(page, filter, visibleCount);
    showPressed(page, filter);
    if (searchField && searchField.value !== filter.search) searchField.value = filter.search;
  };
  const change = (changed: BlogFilter): void => {
    filter = changed;
    writeAddress(filter);
    show();
  };
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const pressed = getPressedFilter(filter, target);
    if (pressed) change(pressed);
    if (!target.closest('[data-blog-more]')) return;
    visibleCount += pageSize;
    show();
  });
  searchField?.addEventListener('input', () => change({ ...filter, search: searchField.value }));
  show();
};
