import { contactReplyHours, plan } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';

/** What search engines are shown of a blog post. */
interface PostSummary {
  title: string;
  slug: string;
  excerpt: string;
  /** ISO date, `YYYY-MM-DD`. */
  publishedAt: string;
  tags: readonly string[];
  category: string;
  author: string;
}

/** Converts a path to an absolute public URL. */
type UrlBuilder = (path: string) => string;

const context = 'https://schema.org';
const name = 'Rankwright';
const productDescription = 'Plan, write and publish articles that earn their rank.';

const buildPublisher = (buildUrl: UrlBuilder) => ({
  '@type': 'Organization',
  name,
  url: buildUrl(paths.home),
});

export const buildOrganizationData = (buildUrl: UrlBuilder) => ({
  '@context': context,
  ...buildPublisher(buildUrl),
  description: productDescription,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    url: buildUrl(paths.contact),
    description: `Replies within ${contactReplyHours} hours.`,
  },
});

export const buildProductData = (buildUrl: UrlBuilder) => ({
  '@context': context,
  '@type': 'Product',
  name: `${name} ${plan.name}`,
  description: productDescription,
  brand: { '@type': 'Brand', name },
  url: buildUrl(paths.pricing),
  offers: {
    '@type': 'Offer',
    price: (plan.monthlyCents / 100).toFixed(2),
    priceCurrency: plan.currency.toUpperCase(),
    availability: `${context}/InStock`,
    url: buildUrl(paths.pricing),
  },
});

export const buildFaqData = (questions: readonly { question: string; answer: string }[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const buildBlogPostingData = (post: PostSummary, buildUrl: UrlBuilder) => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  datePublished: post.publishedAt,
  keywords: post.tags.join(', '),
  articleSection: post.category,
  author: { '@type': 'Organization', name: post.author },
  publisher: buildPublisher(buildUrl),
  mainEntityOfPage: buildUrl(paths.blogPost(post.slug)),
});

export const buildBlogData = (posts: readonly PostSummary[], buildUrl: UrlBuilder) => ({
  '@context': context,
  '@type': 'Blog',
  name: `The ${name} blog`,
  url: buildUrl(paths.blog),
  blogPost: posts.map(({ title, slug, publishedAt }) => ({
    '@type': 'BlogPosting',
    headline: title,
    datePublished: publishedAt,
    url: buildUrl(paths.blogPost(slug)),
  })),
});
