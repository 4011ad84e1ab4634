import type { PageProblem } from '@rankwright/contracts/publishing';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { parseUntrusted } from '../../parsing/parseUntrusted.ts';
import { createPageKey } from '../searchPerformance/queryDays.service.ts';
import { fetchSite } from './fetchSite.ts';
import {
  describeBrokenLinks,
  describeHeavyImages,
  heavyImageBytes,
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

const findBrokenLinks = async ({ deps, url, signal, restMs }: Inspection, links: readonly string[]) => {
  const broken: string[] = [];
  for (const link of listAddresses(links, url, limits.links)) {
    await pause(restMs, undefined, { signal });
    const answer = await fetchSite(deps, link, { method: 'HEAD', signal });
    if (answer?.status === 404 || answer?.status === 410) broken.push(link);
  }
  return describeBrokenLinks(broken);
};

const findHeavyImages = async ({ deps, url, signal, restMs }: Inspection, images: readonly string[]) => {
  const heavy: { url: string; bytes: number }[] = [];
  for (const image of listAddresses(images, url, limits.images)) {
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
  const key = createPageKey(url);
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
    const { isIndex, locations } = await parseUntrusted('readSitemap', answer.text);
    if (isIndex) queue.push(...locations);
    else if (locations.some((location) => createPageKey(location) === key)) return true;
  }
  return isComplete ? false : null;
};

const inspectSite = async (inspection: Inspection): Promise<PageFindings> => {
  const { deps, url, signal } = inspection;
  const answer = await fetchSite(deps, new URL('/robots.txt', url).href, { signal });
  const robots = parseRobots(answer?.status === 200 ? answer.text : '');
  const isListed = await isInSitemap(inspection, robots);
  return {
    problems: [
      ...(isAllowedByRobots(robots, url) ? [] : [robotsProblem]),
      ...(isListed === false ? [sitemapProblem] : []),
    ],
    unknown:
      isListed === null ? ['Whether the sitemap lists the page: it has none, or it is too large.'] : [],
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
  const page = await parseUntrusted('readPage', answer.text);
  const site = await inspectSite(inspection);
  return {
    problems: [
      ...judgePage(url, answer.robotsHeader, page),
      ...site.problems,
      ...(await findBrokenLinks(inspection, page.links)),
      ...(await findHeavyImages(inspection, page.images)),
    ],
    unknown: site.unknown,
  };
};
