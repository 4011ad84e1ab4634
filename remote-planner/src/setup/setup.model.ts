import type { Keyword } from '@rankwright/contracts/planner';
import type { SiteProfile } from '@rankwright/contracts/siteProfile';
import { shiftDay } from '../calendar/calendar.model.ts';
import { formatTitle } from '../scheduledItems/scheduledItem.model.ts';

/** Articles of the first month: one a week. */
export const firstMonthCount = 4;

/** A keyword with the article planned for it. */
export interface PlannedKeyword {
  /** Id of the keyword. */
  id: string;
  keyword: string;
  title: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
}

/** `example.com` → `https://example.com/`; null for anything that is not a site. */
export const parseSiteUrl = (text: string): string | null => {
  const full = /^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  return /\.[a-z0-9-]{2,}$/i.test(url.hostname) ? url.href : null;
};

const isHomePage = ({ url }: SiteProfile['ownPages'][number]): boolean => new URL(url).pathname === '/';

/** URL of the site: the first of its pages that is a home page. */
export const findSiteUrl = ({ ownPages }: SiteProfile): string => ownPages.find(isHomePage)?.url ?? '';

export interface SiteAnswers {
  site: string;
  niche: string;
  audience: string;
}

export type SiteErrors = Partial<Record<keyof SiteAnswers, string>>;

export const validateSite = ({ site, niche, audience }: SiteAnswers): SiteErrors => ({
  ...(site.trim() && !parseSiteUrl(site) && { site: 'Enter a URL such as example.com, or leave it empty.' }),
  ...(!niche.trim() && { niche: 'Enter what your site is about.' }),
  ...(!audience.trim() && { audience: 'Enter who reads your site.' }),
});

/** The profile with the answers; the home page becomes one of its own pages. */
export const applyAnswers = (profile: SiteProfile, { site, niche, audience }: SiteAnswers): SiteProfile => {
  const url = site.trim() ? parseSiteUrl(site) : null;
  const others = profile.ownPages.filter((page) => page.url !== findSiteUrl(profile));
  const homePage = url ? [{ title: new URL(url).hostname, url }] : [];
  const isKept = url === findSiteUrl(profile);
  return {
    ...profile,
    niche: niche.trim(),
    audience: audience.trim(),
    ownPages: isKept ? profile.ownPages : [...homePage, ...others],
  };
};

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

/** The first working day from `date` on that is free. */
const findFreeDay = (date: string, taken: ReadonlySet<string>): string => {
  let day = date;
  while (isWeekend(day) || taken.has(day)) day = shiftDay(day, 1);
  return day;
};

/** One free working day a week, the first of them after tomorrow: there is time to write. */
export const suggestDays = (today: string, taken: Iterable<string>, count: number): string[] => {
  const occupied = new Set(taken);
  const first = findFreeDay(shiftDay(today, 2), occupied);
  return Array.from({ length: count }, (_, week) => findFreeDay(shiftDay(first, 7 * week), occupied));
};

/** The articles of the first month, from the keywords in their order. */
export const planFirstMonth = (
  keywords: readonly Keyword[],
  today: string,
  taken: Iterable<string>,
  time: string,
): PlannedKeyword[] => {
  const planned = keywords.slice(0, firstMonthCount);
  const days = suggestDays(today, taken, planned.length);
  return planned.map(({ id, keyword }, index) => ({
    id,
    keyword,
    title: formatTitle(keyword),
    date: days[index] ?? today,
    time,
  }));
};
