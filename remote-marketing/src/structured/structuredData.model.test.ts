import { posts } from '../blog/posts.ts';
import { faq } from '../landing/faq.ts';
import { blogData, blogPostingData, faqData, organizationData, productData } from './structuredData.model.ts';

const address = (path: string): string => `https://rankwright.example${path}`;

describe('what machines read of the public pages', () => {
  it('names the organization and how to reach it [A-068]', () =>
    expect(organizationData(address)).toMatchObject({
      '@type': 'Organization',
      url: 'https://rankwright.example/',
      contactPoint: { description: 'Replies within 24 hours.' },
    }));

  it('offers the one plan at its one price [A-045]', () =>
    expect(productData(address).offers).toMatchObject({
      price: '99.00',
      priceCurrency: 'USD',
      url: 'https://rankwright.example/pricing',
    }));

  it('asks and answers what the page asks and answers [A-037]', () => {
    const { mainEntity } = faqData(faq);
    expect(mainEntity).toHaveLength(faq.length);
    expect(mainEntity[0]).toMatchObject({
      name: 'What does it cost?',
      acceptedAnswer: { '@type': 'Answer' },
    });
  });

  it('lists every article, and describes each with its own address [A-064]', () => {
    expect(blogData(posts, address).blogPost).toHaveLength(posts.length);
    for (const post of posts)
      expect(blogPostingData(post, address)).toMatchObject({
        headline: post.title,
        datePublished: post.publishedAt,
        mainEntityOfPage: `https://rankwright.example/blog/${post.slug}`,
      });
  });
});
