import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { headlessShellOptions } from '../product/launchOptions.ts';
import { listStories, serveStories } from './serveStories.ts';
import { visitStory, type StoryResult } from './visitStory.ts';

const root = path.resolve(import.meta.dirname, '../..');
const update = process.argv.includes('--update');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
/** Number of stories checked in parallel. */
const concurrency = 2;

const { url, stop } = await serveStories();
const browser = await chromium.launch(headlessShellOptions);
/** Fixed time of every story. */
const today = new Date('2026-11-21T09:00:00Z');
const queue = listStories().filter(({ id }) => id.includes(only));
const storyResults: StoryResult[] = [];

/** Each worker has a context of its own: pages of one context share its clock. */
const createContext = async (): Promise<BrowserContext> => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  await context.clock.setFixedTime(today);
  return context;
};

/** Leaves nothing of the story before but the cached files. It is closed first: it could save something again. */
const clearStory = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await session.detach();
};

/** Visits stories in one page: a new one for each would be a new process, which compiles Storybook again. */
const runWorker = async (): Promise<void> => {
  const context = await createContext();
  let page = await context.newPage();
  for (let story = queue.shift(); story; story = queue.shift()) {
    try {
      await clearStory(page);
      storyResults.push(...(await visitStory(page, url, story, update)));
    } catch (error) {
      storyResults.push({ name: `${story.title}: ${story.name}`, problems: [String(error)] });
      await page.close();
      page = await context.newPage();
    }
  }
  await context.close();
};
await Promise.all(Array.from({ length: concurrency }, runWorker));
await browser.close();
stop();

for (const { name, problems } of storyResults)
  if (problems.length > 0) console.log(`${name}\n  ${problems.join('\n  ')}`);
const results = storyResults.map(({ name, problems }) => ({
  file: 'shared-ui',
  name,
  title: name,
  status: problems.length === 0 ? 'passed' : 'failed',
}));
mkdirSync(path.join(root, 'test-results'), { recursive: true });
writeFileSync(path.join(root, 'test-results/stories.json'), JSON.stringify(results));
const failed = results.filter(({ status }) => status === 'failed').length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
