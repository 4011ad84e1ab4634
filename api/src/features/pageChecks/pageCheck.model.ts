import type { PageProblem } from '@rankwright/contracts/publishing';
import type { ParsedPage } from '../../parsing/pageModel.ts';
import { createPageKey } from '../searchPerformance/queryDays.service.ts';

export const heavyImageBytes = 1_000_000;

const createProblem = (code: PageProblem['code'], text: string, needsAttention = true): PageProblem => ({
  ...{ code, text, needsAttention },
});

const isNoindex = (directives: readonly string[]): boolean =>
  directives.some((text) => /\b(noindex|none)\b/.test(text));

/** What a search engine's answer would be to the page itself. */
export const judgePage = (url: string, robotsHeader: string, page: ParsedPage): PageProblem[] => {
  const problems: PageProblem[] = [];
  if (isNoindex([...page.robots, robotsHeader]))
    problems.push(createProblem('noindex', 'The page asks search engines not to list it (noindex).'));
  const [canonical] = page.canonicals;
  const target = canonical && URL.canParse(canonical, url) ? new URL(canonical, url).href : null;
  if (target && createPageKey(target) !== createPageKey(url))
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
