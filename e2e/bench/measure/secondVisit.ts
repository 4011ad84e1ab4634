import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { createScheduledItem } from '@rankwright/contracts/planner';
import { updateSetup } from '@rankwright/contracts/setup';
import { createMember, createStorageState } from '../../product/member.ts';
import { waitUntilAnswerSaved } from '../../product/savedData.ts';
import { waitUntilSaved } from '../../product/serviceWorker.ts';
import { startSlowApi, type SlowApi } from '../serve/slowApi.ts';
import { computeQuantile } from './median.ts';

export interface SecondVisit {
  path: string;
  /** Milliseconds from the start of the navigation to the first frame with the account's own content; medians. */
  ms: number;
}

declare global {
  interface Window {
    rankwrightContentAt?: number;
  }
}

/** The API answers after so many milliseconds. */
export const apiDelayMs = 5_000;

const articleTitle = 'Prune roses before the sap rises';
const articleText = 'Begin with the dead wood, then the crossing branches.';
const plannedTitle = 'Water the lawn';

interface Screen {
  path: string;
  address: string;
  /** Text of the account that the screen shows. */
  text: string;
}

const formatDate = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * The day after `now` as `YYYY-MM-DD`, today on the last day of a month: the planner shows this month. An article planned for today has
 * missed its window after 08:00 UTC, which adds an alert to the screen.
 */
const getPlannedDate = (now: Date): string => {
  const tomorrow = new Date(now);
  tomorrow.setUTCDate(now.getUTCDate() + 1);
  return formatDate(tomorrow.getUTCMonth() === now.getUTCMonth() ? tomorrow : now);
};

/** Creates an account that is set up and has an article and a planned one, and lists its screens. */
export const createAuthor = async (url: string) => {
  const member = await createMember(url);
  await member.send(updateSetup, { body: { isDismissed: true } });
  const { article } = await member.send(createArticle, {
    body: { title: articleTitle, content: articleText },
  });
  const scheduledDate = getPlannedDate(new Date());
  await member.send(createScheduledItem, { body: { title: plannedTitle, scheduledDate } });
  const screens: Screen[] = [
    { path: paths.contentPlanner, address: paths.contentPlanner, text: plannedTitle },
    { path: paths.contentHistory, address: paths.contentHistory, text: articleTitle },
    { path: `${paths.generateContent}?article=…`, address: paths.article(article.id), text: articleText },
  ];
  return { member, screens };
};

/** Runs in the page before its own scripts; anonymous functions only, see `observeVitals`. */
const observeContent = (text: string): void => {
  const timer = setInterval(() => {
    if (!document.querySelector('main')?.textContent.includes(text)) return;
    clearInterval(timer);
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.rankwrightContentAt = performance.now();
      }),
    );
  }, 4);
};

const readContentTime = async (page: Page): Promise<number> => {
  const at = await page.waitForFunction(() => window.rankwrightContentAt);
  return (await at.jsonValue()) ?? 0;
};

/** Opens the screen once, and waits until the next visit needs neither files nor answers. */
const visitFirst = async (context: BrowserContext, url: string, { address, text }: Screen): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`${url}${address}`);
  await page.getByRole('main').getByText(text).first().waitFor();
  await waitUntilSaved(page);
  await waitUntilAnswerSaved(page, text);
  await page.close();
};

const visitAgain = async (
  context: BrowserContext,
  url: string,
  { address, text }: Screen,
): Promise<number> => {
  const page = await context.newPage();
  await page.addInitScript(observeContent, text);
  await page.goto(`${url}${address}`, { waitUntil: 'commit' });
  const at = await readContentTime(page);
  await page.close();
  return at;
};

const measureScreen = async (
  context: BrowserContext,
  { url, setDelay }: SlowApi,
  screen: Screen,
  runs: number,
): Promise<SecondVisit> => {
  setDelay(0);
  await visitFirst(context, url, screen);
  setDelay(apiDelayMs);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await visitAgain(context, url, screen));
  return { path: screen.path, ms: computeQuantile(times, 0.5) };
};

/** Second visits of an account's screens while the API answers late. */
export const measureSecondVisits = async (
  browser: Browser,
  productUrl: string,
  runs: number,
): Promise<SecondVisit[]> => {
  const slowApi = await startSlowApi(productUrl);
  const { member, screens } = await createAuthor(productUrl);
  const context = await browser.newContext({ storageState: createStorageState(slowApi.url, member) });
  const visits: SecondVisit[] = [];
  for (const screen of screens) visits.push(await measureScreen(context, slowApi, screen, runs));
  await context.close();
  await slowApi.stop();
  return visits;
};
