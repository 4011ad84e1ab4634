import type { RemoteRoute } from '@rankwright/contracts/remote';
import { escapeHtml } from '@rankwright/contracts/text';
import { isPattern } from './listAddresses.ts';

export interface Page {
  address: string;
  route: RemoteRoute;
}

const isIndexed = ({ route, address }: Page): boolean =>
  route.access === 'public' && route.prerender !== false && !isPattern(address);

export const renderSitemap = (publicUrl: string, pages: readonly Page[]): string => {
  const urls = pages.filter(isIndexed).map(({ address, route }) => {
    const day = route.pages?.[address]?.publishedAt;
    const modified = day ? `<lastmod>${day}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(`${publicUrl}${address}`)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};

export const renderRobots = (publicUrl: string, pages: readonly Page[]): string => {
  const disallowed = pages
    .filter(({ route }) => route.access === 'protected')
    .map(({ address }) => `Disallow: ${address.replace(/:[^/]+/g, '*')}`);
  return [
    'User-agent: *',
    ...disallowed,
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
};
