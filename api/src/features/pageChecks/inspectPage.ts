import type { PageProblem } from '@rankwright/contracts/publishing';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import type { ParsedPage } from '../../parsing/pageModel.ts';
import { parseUntrusted } from '../../parsing/parseUntrusted.ts';
import { fetchSite } from './fetchSite.ts';
import {
  describeBrokenLinks,
  describeHeavyImages,
  heavyImageBytes,
  isSamePage,
  judgePage,
  judgeStatus,
  listAddresses,
  robotsProblem,
  sitemapProblem,
} from './pageCheck.model.ts';
import { isAllowedByRobots, parseRobots, type Robots } from './robots.model.ts';

/** Requests to a site for one page: the page, robots.txt, and these. */
const limits = { links: 10, images: 10, sitemaps: 4 };

export interface PageFindings {
  problems: PageProblem[];
  unknown: string[];
}

export interface Inspection {
  deps: Pick<Deps, 'outbound'>;
  url: string;
  signal: AbortSignal;
  /** Between two requests, so that the site is not in anybody's way. */
  restMs: number;
}

const isGoneStatus = (status = 0): boolean => status === 404 || status === 410;

/** Some sites answer HEAD with 404 for a page that opens. */
const isGone = async (deps: Inspection['deps'], link: string, signal: AbortSignal): Promise<boolean> => {
  for (const method of ['HEAD', 'GET'] as const)
    if (!isGoneStatus((await fetchSite(deps, link, { method, signal }))?.status)) return false;
  return true;
};

const findBrokenLinks = async ({ deps, url, signal, restMs }: Inspection, page: ParsedPage) => {
  const broken: string[] = [];
  for (const link of listAddresses(page.links, page.base ?? url, limits.links)) {
    await pause(restMs, undefined, { signal });
    if (await isGone(deps, link, signal)) broken.push(link);
  }
  return describeBrokenLinks(broken);
};

const findHeavyImages = async ({ deps, url, signal, restMs }: Inspection, page: ParsedPage) => {
  const heavy: { url: string; bytes: number }[] = [];
  for (const image of listAddresses(page.images, page.base ?? url, limits.images)) {
    await pause(restMs, undefined, { signal });
    const answer = await fetchSite(deps, image, { method: 'HEAD', signal });
    if (answer && answer.bytes > heavyImageBytes) heavy.push({ url: image, bytes: answer.bytes });
  }
  return describeHeavyImages(heavy);
};

/** Whether a sitemap lists the page; null: it cannot be told. */
const isInSitemap = async (
  { deps, url, signal, restMs }: Inspection,
  { sitemaps }: Robots,
): Promise<boolean | null> => {
  const queue = sitemaps.length > 0 ? [...sitemaps] : [new URL('/sitemap.xml', url).href];
  let isComplete = true;
  for (let read = 0; queue.length > 0; read += 1) {
    if (read === limits.sitemaps) return null;
    await pause(restMs, undefined, { signal });
    const answer = await fetchSite(deps, queue.shift() ?? '', { signal });
    if (answer?.status !== 200) {
      isComplete = false;
      continue;
    }
    const { isSitemap, isIndex, locations } = await parseUntrusted('readSitemap', answer.text);
    if (!isSitemap) isComplete = false;
    if (isIndex) queue.push(...locations);
    else if (locations.some((location) => isSamePage(location, url))) return true;
  }
  return isComplete ? false : null;
};

const inspectSite = async (inspection: Inspection): Promise<PageFindings> => {
  const { deps, url, signal } = inspection;
  const answer = await fetchSite(deps, new URL('/robots.txt', url).href, { signal });
  const robots = parseRobots(answer?.status === 200 ? answer.text : '');
  // Google reads no page of a site whose robots.txt fails, until it answers again.
  const isRobotsUnknown = answer === null || answer.status >= 500 || answer.status === 429;
  const isListed = await isInSitemap(inspection, robots);
  return {
    problems: [
      ...(isAllowedByRobots(robots, url) ? [] : [robotsProblem]),
      ...(isListed === false ? [sitemapProblem] : []),
    ],
    unknown: [
      ...(isRobotsUnknown
        ? ['Whether robots.txt keeps search engines from the page: it could not be read.']
        : []),
      ...(isListed === null
        ? ['Whether the sitemap lists the page: there is none that can be read, or it is too large.']
        : []),
    ],
  };
};

/** Looks at a live page like a search engine. Null: the site gave no answer that says anything. */
export const inspectPage = async (inspection: Inspection): Promise<PageFindings | null> => {
  const { deps, url, signal } = inspection;
  const answer = await fetchSite(deps, url, { signal });
  if (!answer) return null;
  const gone = judgeStatus(answer.status);
  if (gone.length > 0) return { problems: gone, unknown: [] };
  if (answer.status !== 200) return null;
  const read = await parseUntrusted('readPage', answer.text);
  const page = {
    ...read,
    base: read.base && URL.canParse(read.base, url) ? new URL(read.base, url).href : null,
  };
  const site = await inspectSite(inspection);
  return {
    problems: [
      ...judgePage(url, answer, page),
      ...site.problems,
      ...(await findBrokenLinks(inspection, page)),
      ...(await findHeavyImages(inspection, page)),
    ],
    unknown: site.unknown,
  };
};
