import type { PageInput } from './pageHtml.ts';
import { escapeHtml } from './escapeHtml.ts';

const product = 'Rankwright';

/** What a shared link shows; lies at the root of the origin. */
export const socialPicture = {
  name: 'social.png',
  width: 1200,
  height: 630,
  alt: 'Rankwright: write pages that earn their rank',
} as const;

const socialTags = (
  type: string,
  title: string,
  description: string,
  address: string,
  publicUrl: string,
): string[] => [
  `<meta property="og:type" content="${type}">`,
  `<meta property="og:site_name" content="${product}">`,
  `<meta property="og:title" content="${title}">`,
  `<meta property="og:description" content="${description}">`,
  `<meta property="og:url" content="${address}">`,
  `<meta property="og:image" content="${escapeHtml(publicUrl)}/${socialPicture.name}">`,
  `<meta property="og:image:width" content="${socialPicture.width}">`,
  `<meta property="og:image:height" content="${socialPicture.height}">`,
  `<meta property="og:image:alt" content="${socialPicture.alt}">`,
  `<meta name="twitter:card" content="summary_large_image">`,
];

/** Title, description, canonical address and social tags of a page; private pages stay out of search engines. */
export const headTags = ({ route, address, publicUrl, prerendered, title: given }: PageInput): string => {
  const own = route?.pages?.[address];
  const words = own?.title ?? route?.title ?? given;
  const title = escapeHtml(words ? `${words} | ${product}` : product);
  const description = escapeHtml(own?.description ?? route?.description ?? '');
  const canonical = escapeHtml(`${publicUrl}${address === '/' ? '/' : address}`);
  if (prerendered?.head.includes('<title>')) return '';
  if (!route || route.access === 'protected')
    return `<title>${title}</title>\n<meta name="robots" content="noindex">`;
  return [
    `<title>${title}</title>`,
    ...(description ? [`<meta name="description" content="${description}">`] : []),
    `<link rel="canonical" href="${canonical}">`,
    ...socialTags(own ? 'article' : 'website', title, description, canonical, publicUrl),
  ].join('\n');
};
