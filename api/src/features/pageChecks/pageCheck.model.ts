import type { PageProblem } from '@rankwright/contracts/publishing';
import type { ParsedPage } from '../../parsing/pageModel.ts';
import { createPageKey } from '../searchPerformance/queryDays.service.ts';
import type { SiteAnswer } from './fetchSite.ts';

export const heavyImageBytes = 1_000_000;

const createProblem = (code: PageProblem['code'], text: string, needsAttention = true): PageProblem => ({
  ...{ code, text, needsAttention },
});

/** Directives with a value, which `X-Robots-Tag` could take for the name of a bot. */
const valued = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
const forbidding = new Set(['noindex', 'none']);

/**
 * Whether robots directives keep Google from listing a page: `noindex, max-image-preview:none` does, `max-image-preview:none`
 * does not. In the header, the name of a bot may stand before its directives.
 */
const isNoindex = (directives: string): boolean => {
  let bot = 'googlebot';
  return directives.split(',').some((part) => {
    const [, name, rest = ''] = /^\s*([\w-]+)\s*:(.*)$/.exec(part) ?? [];
    if (name && !valued.has(name)) bot = name;
    const directive = (name && !valued.has(name) ? rest : part).trim();
    return bot === 'googlebot' && forbidding.has(directive);
  });
};

/** Whether two addresses are of one page, apart from protocol, `www.`, fragment, the last slash and percent-encoding. */
export const isSamePage = (one: string, other: string): boolean =>
  createPageKey(one) === createPageKey(other);

const readCanonical = (linkHeader: string): string | undefined =>
  /<([^<>]{1,2000})>[^<,]{0,200}\brel="?canonical\b/i.exec(linkHeader)?.[1];

/** What a search engine's answer would be to the page itself. */
export const judgePage = (
  url: string,
  { robotsHeader, linkHeader }: Pick<SiteAnswer, 'robotsHeader' | 'linkHeader'>,
  page: ParsedPage,
): PageProblem[] => {
  const problems: PageProblem[] = [];
  if ([...page.robots, robotsHeader].some(isNoindex))
    problems.push(createProblem('noindex', 'The page asks search engines not to list it (noindex).'));
  const canonical = page.canonicals[0] ?? readCanonical(linkHeader);
  const target = canonical && URL.canParse(canonical, url) ? new URL(canonical, url).href : null;
  if (target && !isSamePage(target, url))
    problems.push(createProblem('canonical', `The page names another one as the original: ${target}`));
  if (!page.title) problems.push(createProblem('title', 'The page has no title.'));
  if (page.brokenStructuredData > 0)
    problems.push(
      createProblem('structured-data', 'Structured data (JSON-LD) of the page is not valid JSON.'),
    );
  return problems;
};

/** Answers that say for certain that there is no page; others may be of the moment. */
export const judgeStatus = (status: number): PageProblem[] =>
  status === 404 || status === 410
    ? [createProblem('status', `The page is gone: the site answers ${status}.`)]
    : [];

export const robotsProblem = createProblem(
  'robots',
  'The site’s robots.txt keeps search engines from the page.',
);

export const sitemapProblem = createProblem('sitemap', 'The site’s sitemap does not list the page.', false);

export const describeBrokenLinks = (links: readonly string[]): PageProblem[] =>
  links.length === 0
    ? []
    : [createProblem('broken-links', `Links on the page lead nowhere: ${links.join(', ')}`)];

export const describeHeavyImages = (images: readonly { url: string; bytes: number }[]): PageProblem[] =>
  images.length === 0
    ? []
    : [
        createProblem(
          'heavy-images',
          `Images are heavy: ${images.map(({ url, bytes }) => `${url} (${(bytes / 1e6).toFixed(1)} MB)`).join(', ')}`,
          false,
        ),
      ];

/** The different web addresses among these, as absolute ones. */
export const listAddresses = (found: readonly string[], base: string, limit: number): string[] => {
  const addresses = found.flatMap((text) => {
    if (!URL.canParse(text, base)) return [];
    const url = new URL(text, base);
    url.hash = '';
    return url.protocol === 'http:' || url.protocol === 'https:' ? [url.href] : [];
  });
  return [...new Set(addresses)].filter((address) => address !== base).slice(0, limit);
};
