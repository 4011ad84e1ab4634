import { subscribeToNewsletter } from '@rankwright/contracts/contact';
import { toastEvent, type StaticToast } from '@rankwright/contracts/staticPage';
import { mockApi, mockError, mockReply, renderScreen } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { attachBlog } from './attachBlog.ts';
import { attachNewsletter } from './attachNewsletter.ts';
import { pageSize } from './blog.model.ts';
import { Component as BlogPage } from './BlogPage.tsx';
import { posts } from './posts.ts';

const api = mockApi();
const user = userEvent.setup();
const others = posts.filter(({ featured }) => !featured);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const isFeatured = (article: HTMLElement) => article.getAttribute('aria-label') === 'Featured article';
const getTitles = () =>
  screen
    .queryAllByRole('article')
    .filter((article) => !isFeatured(article))
    .map((article) => within(article).getByRole('heading').textContent);

const open = (address = '/blog') => {
  window.history.replaceState(null, '', address);
  // The component's markup, in which React no longer runs.
  const { container, unmount } = renderScreen(<BlogPage />, { at: '/blog', signedIn: false });
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = html;
  attachBlog(document);
  attachNewsletter(document);
};

it('filters by category, keeps it in the URL and marks its button', async () => {
  open();
  expect(getTitles()).toEqual(others.slice(0, pageSize).map(({ title }) => title));
  await press('E-commerce');
  expect(getTitles()).toEqual(
    others.filter(({ category }) => category === 'E-commerce').map(({ title }) => title),
  );
  expect(screen.getByRole('button', { name: 'E-commerce', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'All', pressed: false })).toBeInTheDocument();
  expect(location.search).toBe('?category=E-commerce');
  await press('All');
  expect(location.search).toBe('');
});

it('reads the filter of the address', () => {
  open('/blog?search=links');
  expect(getTitles()).toEqual(['Internal links that earn their place']);
  expect(screen.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('links');
});

it('searches while typing, and shows all articles again when nothing matches', async () => {
  open();
  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'zeppelin');
  expect(screen.getByText('No articles found')).toBeVisible();
  expect(getTitles()).toEqual([]);
  expect(location.search).toBe('?search=zeppelin');
  await press('Show all articles');
  expect(getTitles()).toHaveLength(pageSize);
  expect(screen.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('');
});

it('filters by tag, and clears it when the tag is pressed again', async () => {
  open();
  await press('Local SEO');
  expect(getTitles()).toEqual(
    others.filter(({ tags }) => tags.includes('Local SEO')).map(({ title }) => title),
  );
  await press('Local SEO');
  expect(getTitles()).toHaveLength(pageSize);
});

it('shows more articles', async () => {
  open();
  await press('Load More Articles');
  expect(getTitles()).toEqual(others.slice(0, pageSize * 2).map(({ title }) => title));
  expect(screen.queryByRole('button', { name: 'Load More Articles' })).toBeNull();
});

it('subscribes to the newsletter, or shows the error at the field', async () => {
  open();
  const toasts: StaticToast[] = [];
  document.addEventListener(toastEvent, (event) => toasts.push((event as CustomEvent<StaticToast>).detail));
  const email = screen.getByRole('textbox', { name: 'Email' });
  api.use(mockError(subscribeToNewsletter, 'INVALID_REQUEST', 'Please enter a valid email address.'));
  await user.type(email, 'ada');
  await press('Subscribe Now');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address.'));
  api.use(mockReply(subscribeToNewsletter, { success: true, message: 'Thank you for subscribing.' }));
  await user.type(email, '@example.com');
  await press('Subscribe Now');
  await waitFor(() =>
    expect(toasts).toMatchObject([{ title: 'Subscribed', description: 'Thank you for subscribing.' }]),
  );
  expect(email).toHaveValue('');
});
