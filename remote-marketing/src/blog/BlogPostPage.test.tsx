import { renderScreen } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as BlogPostPage } from './BlogPostPage.tsx';
import { posts } from './posts.ts';

const open = (slug: string) =>
  renderScreen(<BlogPostPage />, { at: `/blog/${slug}`, path: '/blog/:slug', signedIn: false });

describe('a blog post', () => {
  it.each(posts.map((post) => [post.slug, post] as const))(
    'shows title, sections and structured data: %s [A-064]',
    (slug, post) => {
      const { container } = open(slug);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(post.title);
      for (const { heading, paragraphs, list = [] } of post.content) {
        expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
        for (const text of [...paragraphs, ...list]) expect(screen.getByText(text)).toBeInTheDocument();
      }
      for (const { title, url } of post.sources)
        expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', url);
      expect(container.querySelector('script[type="application/ld+json"]')).toHaveTextContent('BlogPosting');
    },
  );

  it.each(posts.map((post) => [post.slug, post] as const))(
    'is long enough to be of use, names its sources and states how long reading takes: %s',
    (slug, post) => {
      const { container } = open(slug);
      const sections = [...container.querySelectorAll('section')].slice(0, -1);
      const words = sections
        .map(({ textContent }) => textContent.split(/\s+/).length)
        .reduce((a, b) => a + b);
      expect(words).toBeGreaterThanOrEqual(800);
      expect(post.sources.length).toBeGreaterThanOrEqual(2);
      // 180 to 280 words per minute.
      const minutes = parseInt(post.readTime, 10);
      expect(words / minutes).toBeGreaterThan(180);
      expect(words / minutes).toBeLessThan(280);
    },
  );

  it('has no accessibility violations', async () => {
    const { container } = open(posts[0]?.slug ?? '');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows an empty state with a link to all articles when the slug is unknown', () => {
    open('no-such-article');
    expect(screen.getByText('Article not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  });
});
