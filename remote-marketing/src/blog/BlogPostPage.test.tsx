import { renderScreen } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as BlogPostPage } from './BlogPostPage.tsx';
import { posts } from './posts.ts';

const open = (slug: string) =>
  renderScreen(<BlogPostPage />, { at: `/blog/${slug}`, path: '/blog/:slug', signedIn: false });

describe('an article of the blog', () => {
  it.each(posts.map((post) => [post.slug, post] as const))(
    'opens and can be read: %s [A-064]',
    (slug, post) => {
      const { container } = open(slug);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(post.title);
      for (const { heading, paragraphs } of post.content) {
        expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
        for (const paragraph of paragraphs) expect(screen.getByText(paragraph)).toBeInTheDocument();
      }
      expect(container.querySelector('script[type="application/ld+json"]')).toHaveTextContent('BlogPosting');
    },
  );

  it('is a page that axe finds nothing in', async () => {
    const { container } = open(posts[0]?.slug ?? '');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that an article is not there and leads to the others', () => {
    open('no-such-article');
    expect(screen.getByText('This article is not here')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  });
});
