import { subscribeToNewsletter } from '@rankwright/contracts/contact';
import { mockReply, mockApi, mockError, renderScreen } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pageSize } from './blog.model.ts';
import { Component as BlogPage } from './BlogPage.tsx';
import { posts } from './posts.ts';

const api = mockApi();
const open = (at = '/blog') => renderScreen(<BlogPage />, { at, path: '/blog', signedIn: false });
const getTitles = () =>
  screen
    .getAllByRole('article')
    .filter((article) => article.getAttribute('aria-label') !== 'Featured article')
    .map((article) => within(article).getByRole('heading').textContent);
const pressButton = ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const others = posts.filter(({ featured }) => !featured);

describe('the blog', () => {
  it('shows a featured article and a grid of the others [A-057] [A-059]', async () => {
    const { container } = open();
    const featured = screen.getByRole('article', { name: 'Featured article' });
    expect(within(featured).getByRole('heading')).toHaveTextContent(
      posts.find((post) => post.featured)?.title ?? '-',
    );
    expect(getTitles()).toEqual(others.slice(0, pageSize).map(({ title }) => title));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('links to its feed', () => {
    open();
    expect(screen.getByRole('link', { name: 'Follow the blog in a feed reader' })).toHaveAttribute(
      'href',
      '/feed.xml',
    );
  });

  it('filters by category and keeps the category in the URL [A-058]', async () => {
    const view = open();
    const group = screen.getByRole('group', { name: 'Category' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['All', 'SEO', 'Marketing', 'Technology', 'E-commerce']);
    await pressButton(view, 'E-commerce');
    expect(getTitles()).toEqual(
      others.filter(({ category }) => category === 'E-commerce').map(({ title }) => title),
    );
    expect(view.router.state.location.search).toBe('?category=E-commerce');
    await pressButton(view, 'All');
    expect(getTitles()).toHaveLength(pageSize);
  });

  it('filters by search text while typing [A-056]', async () => {
    const view = open();
    await view.user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'links');
    await waitFor(() => expect(getTitles()).toEqual(['Internal links that earn their place']));
    expect(view.router.state.location.search).toBe('?search=links');
  });

  it('shows an empty state when nothing matches and shows all articles again', async () => {
    const view = open('/blog?search=zeppelin');
    expect(screen.getByText('No articles found')).toBeInTheDocument();
    await pressButton(view, 'Show all articles');
    expect(getTitles()).toHaveLength(pageSize);
  });

  it('filters by popular tag and clears the filter when the tag is pressed again [A-060]', async () => {
    const view = open();
    const tags = within(screen.getByRole('region', { name: 'Popular tags' })).getAllByRole('button');
    expect(tags.map((tag) => tag.textContent)).toEqual([
      'SEO',
      'Content Marketing',
      'Link Building',
      'Technical SEO',
      'Local SEO',
      'AI',
      'Analytics',
    ]);
    await pressButton(view, 'Local SEO');
    expect(getTitles()).toEqual(
      others.filter(({ tags }) => tags.includes('Local SEO')).map(({ title }) => title),
    );
    await pressButton(view, 'Local SEO');
    expect(getTitles()).toHaveLength(pageSize);
  });

  it('searches, filters and shows more without a call [A-266]', async () => {
    const requests: string[] = [];
    api.events.on('request:start', ({ request }) => void requests.push(request.url));
    const view = open();
    await pressButton(view, 'Load More Articles');
    await pressButton(view, 'E-commerce');
    await pressButton(view, 'Local SEO');
    await view.user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'shop');
    await waitFor(() => expect(view.router.state.location.search).toContain('search=shop'));
    expect(requests).toEqual([]);
    api.events.removeAllListeners();
  });

  it('has every field of a sample article [A-265]', () => {
    for (const post of posts)
      expect(post).toMatchObject({
        id: expect.any(String) as string,
        title: expect.any(String) as string,
        excerpt: expect.any(String) as string,
        content: expect.any(Array) as [],
        author: expect.any(String) as string,
        publishedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
        readTime: expect.any(String) as string,
        tags: expect.any(Array) as [],
        category: expect.any(String) as string,
        featured: expect.any(Boolean) as boolean,
        image: expect.any(String) as string,
      });
  });

  it('has an article for every tag and category', () => {
    for (const tag of [
      'SEO',
      'Content Marketing',
      'Link Building',
      'Technical SEO',
      'Local SEO',
      'AI',
      'Analytics',
    ] as const)
      expect(posts.some(({ tags }) => tags.includes(tag))).toBe(true);
    for (const category of ['SEO', 'Marketing', 'Technology', 'E-commerce'] as const)
      expect(posts.some((post) => post.category === category)).toBe(true);
  });

  it('lists the first three articles as trending [A-061]', () => {
    open();
    const trending = within(screen.getByRole('region', { name: 'Trending posts' })).getAllByRole('link');
    expect(trending.map((entry) => entry.textContent)).toEqual(posts.slice(0, 3).map(({ title }) => title));
  });

  it('shows more articles when Load More Articles is pressed [A-063]', async () => {
    const view = open();
    await pressButton(view, 'Load More Articles');
    expect(getTitles()).toEqual(others.slice(0, pageSize * 2).map(({ title }) => title));
    if (others.length <= pageSize * 2)
      expect(screen.queryByRole('button', { name: 'Load More Articles' })).not.toBeInTheDocument();
  });

  it('subscribes to the newsletter and confirms it [A-062]', async () => {
    const bodies: unknown[] = [];
    api.use(
      mockReply(subscribeToNewsletter, ({ body }) => {
        bodies.push(body);
        return { success: true as const, message: 'Thank you for subscribing.' };
      }),
    );
    const view = open();
    await view.user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await pressButton(view, 'Subscribe Now');
    expect(await screen.findByText('Thank you for subscribing.')).toBeInTheDocument();
    expect(bodies).toEqual([{ email: 'ada@example.com' }]);
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('shows the error at the email field when the address is invalid', async () => {
    api.use(mockError(subscribeToNewsletter, 'INVALID_REQUEST', 'Please enter a valid email address.'));
    const view = open();
    await view.user.type(screen.getByLabelText('Email'), 'ada');
    await pressButton(view, 'Subscribe Now');
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'Please enter a valid email address.',
      ),
    );
  });
});
