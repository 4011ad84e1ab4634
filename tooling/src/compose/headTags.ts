import type { PageInput } from './pageHtml.ts';
import { escapeHtml } from './escapeHtml.ts';

const product = 'Rankwright';

const socialTags = (type: string, title: string, description: string, address: string): string[] => [
  `<meta property="og:type" content="${type}">`,
  `<meta property="og:site_name" content="${product}">`,
  `<meta property="og:title" content="${title}">`,
  `<meta property="og:description" content="${description}">`,
  `<meta property="og:url" content="${address}">`,
  `<meta name="twitter:card" content="summary">`,
];

/** Title, description, canonical address and social tags of a page; private pages stay out of search engines. */
export const headTags = ({ route, address, publicUrl, prerendered }: PageInput): string => {
  const own = route?.pages?.[address];
  const title = escapeHtml(route ? `${own?.title ?? route.title} | ${product}` : product);
  const description = escapeHtml(own?.description ?? route?.description ?? '');
  const canonical = escapeHtml(`${publicUrl}${address === '/' ? '/' : address}`);
  if (prerendered?.head.includes('<title>')) return '';
  if (!route || route.access === 'protected')
    return `<title>${title}</title>\n<meta name="robots" content="noindex">`;
  return [
    `<title>${title}</title>`,
    ...(description ? [`<meta name="description" content="${description}">`] : []),
    `<link rel="canonical" href="${canonical}">`,
    ...socialTags(own ? 'article' : 'website', title, description, canonical),
  ].join('\n');
};
