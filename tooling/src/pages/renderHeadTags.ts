import type { PageInput } from './pageInput.ts';
import { escapeHtml } from '@rankwright/contracts/text';
import { isPattern } from './listAddresses.ts';

const productName = 'Rankwright';

/** Open Graph image, at the root of the origin. */
export const socialImage = {
  name: 'social.png',
  width: 1200,
  height: 630,
  alt: 'Rankwright: write pages that earn their rank',
} as const;

const renderSocialTags = (
  type: string,
  title: string,
  description: string,
  address: string,
  publicUrl: string,
): string[] => [
  `<meta property="og:type" content="${type}">`,
  `<meta property="og:site_name" content="${productName}">`,
  `<meta property="og:title" content="${title}">`,
  `<meta property="og:description" content="${description}">`,
  `<meta property="og:url" content="${address}">`,
  `<meta property="og:image" content="${escapeHtml(publicUrl)}/${socialImage.name}">`,
  `<meta property="og:image:width" content="${socialImage.width}">`,
  `<meta property="og:image:height" content="${socialImage.height}">`,
  `<meta property="og:image:alt" content="${socialImage.alt}">`,
  `<meta name="twitter:card" content="summary_large_image">`,
];

/** Title, description, canonical URL and social tags of a page. Private pages get `noindex`. */
export const renderHeadTags = ({
  route,
  address,
  publicUrl,
  prerendered,
  title: fallbackTitle,
}: PageInput): string => {
  const pageMeta = route?.pages?.[address];
  const pageTitle = pageMeta?.title ?? route?.title ?? fallbackTitle;
  const title = escapeHtml(pageTitle ? `${pageTitle} | ${productName}` : productName);
  const description = escapeHtml(pageMeta?.description ?? route?.description ?? '');
  const canonical = escapeHtml(`${publicUrl}${address === '/' ? '/' : address}`);
  if (prerendered?.head.includes('<title>')) return '';
  if (!route || route.access === 'protected')
    return `<title>${title}</title>\n<meta name="robots" content="noindex">`;
  const tags = [
    `<title>${title}</title>`,
    ...(description ? [`<meta name="description" content="${description}">`] : []),
  ];
  // One page for many addresses has no URL of its own.
  if (isPattern(address)) return tags.join('\n');
  return [
    ...tags,
    `<link rel="canonical" href="${canonical}">`,
    ...renderSocialTags(pageMeta ? 'article' : 'website', title, description, canonical, publicUrl),
  ].join('\n');
};
