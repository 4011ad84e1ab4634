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
});
