import { contactReplyHours, plan } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import type { BlogPost } from '../blog/post.ts';

/** A path as others reach it. */
type Address = (path: string) => string;

const context = 'https://schema.org';
const name = 'Rankwright';
const promise = 'Plan, write and publish articles that earn their rank.';

const publisher = (address: Address) => ({ '@type': 'Organization', name, url: address(paths.home) });

export const organizationData = (address: Address) => ({
  '@context': context,
  ...publisher(address),
  description: promise,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    url: address(paths.contact),
    description: `Replies within ${contactReplyHours} hours.`,
  },
});

export const productData = (address: Address) => ({
  '@context': context,
  '@type': 'Product',
  name: `${name} ${plan.name}`,
  description: promise,
  brand: { '@type': 'Brand', name },
  url: address(paths.pricing),
  offers: {
    '@type': 'Offer',
    price: (plan.monthlyCents / 100).toFixed(2),
    priceCurrency: plan.currency.toUpperCase(),
    availability: `${context}/InStock`,
    url: address(paths.pricing),
  },
});

export const faqData = (questions: readonly { question: string; answer: string }[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const blogPostingData = (post: BlogPost, address: Address) => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  datePublished: post.publishedAt,
  keywords: post.tags.join(', '),
  articleSection: post.category,
  author: { '@type': 'Organization', name: post.author },
  publisher: publisher(address),
  mainEntityOfPage: address(paths.blogPost(post.slug)),
});

export const blogData = (posts: readonly BlogPost[], address: Address) => ({
  '@context': context,
  '@type': 'Blog',
  name: `The ${name} blog`,
  url: address(paths.blog),
  blogPost: posts.map(({ title, slug, publishedAt }) => ({
    '@type': 'BlogPosting',
    headline: title,
    datePublished: publishedAt,
    url: address(paths.blogPost(slug)),
  })),
});
