import { posts } from '../blog/posts.ts';
import { faq } from '../pricing/faq.ts';
import {
  buildBlogData,
  buildBlogPostingData,
  buildFaqData,
  buildOrganizationData,
  buildProductData,
} from './structuredData.model.ts';

const buildUrl = (path: string): string => `https://rankwright.example${path}`;

describe('structured data', () => {
  it('describes the organization and its contact point [A-068]', () =>
    expect(buildOrganizationData(buildUrl)).toMatchObject({
      '@type': 'Organization',
      url: 'https://rankwright.example/',
      contactPoint: { description: 'Replies within 24 hours.' },
    }));

  it('describes the plan and its price [A-045]', () =>
    expect(buildProductData(buildUrl).offers).toMatchObject({
      price: '99.00',
      priceCurrency: 'USD',
      url: 'https://rankwright.example/pricing',
    }));

  it('contains every question and answer of the FAQ [A-037]', () => {
    const { mainEntity } = buildFaqData(faq);
    expect(mainEntity).toHaveLength(faq.length);
    expect(mainEntity[0]).toMatchObject({
      name: 'What does it cost?',
      acceptedAnswer: { '@type': 'Answer' },
    });
  });

  it('lists every blog post and describes each with its URL [A-064]', () => {
    expect(buildBlogData(posts, buildUrl).blogPost).toHaveLength(posts.length);
    for (const post of posts)
      expect(buildBlogPostingData(post, buildUrl)).toMatchObject({
        headline: post.title,
        datePublished: post.publishedAt,
        mainEntityOfPage: `https://rankwright.example/blog/${post.slug}`,
      });
  });

  it('is whole for an organization, a product and a question', () => {
    const description = 'Plan, write and publish articles that earn their rank.';
    const organization = { '@type': 'Organization', name: 'Rankwright', url: 'https://rankwright.example/' };
    expect(buildOrganizationData(buildUrl)).toEqual({
      '@context': 'https://schema.org',
      ...organization,
      description,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        url: 'https://rankwright.example/contact',
        description: 'Replies within 24 hours.',
      },
    });
    expect(buildProductData(buildUrl)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Rankwright Pro',
      description,
      brand: { '@type': 'Brand', name: 'Rankwright' },
      url: 'https://rankwright.example/pricing',
      offers: {
        '@type': 'Offer',
        price: '99.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://rankwright.example/pricing',
      },
    });
    expect(buildFaqData([{ question: 'Why?', answer: 'Because.' }])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
      ],
    });
  });

  it('is whole for the blog and a post', () => {
    const post = {
      title: 'Roses',
      slug: 'roses',
      excerpt: 'How to prune.',
      publishedAt: '2026-11-01',
      tags: ['SEO', 'AI'],
      category: 'Marketing',
      author: 'The team',
    };
    const shared = { '@type': 'BlogPosting', headline: 'Roses', datePublished: '2026-11-01' };
    expect(buildBlogPostingData(post, buildUrl)).toEqual({
      '@context': 'https://schema.org',
      ...shared,
      description: 'How to prune.',
      keywords: 'SEO, AI',
      articleSection: 'Marketing',
      author: { '@type': 'Organization', name: 'The team' },
      publisher: { '@type': 'Organization', name: 'Rankwright', url: 'https://rankwright.example/' },
      mainEntityOfPage: 'https://rankwright.example/blog/roses',
    });
    expect(buildBlogData([post], buildUrl)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: 'The Rankwright blog',
      url: 'https://rankwright.example/blog',
      blogPost: [{ ...shared, url: 'https://rankwright.example/blog/roses' }],
    });
  });
});
