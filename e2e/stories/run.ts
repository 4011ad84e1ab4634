import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { wholeBrowser } from '../product/launchOptions.ts';
import { listStories, serveStories, type Story } from './serveStories.ts';
import { visitStory, type StoryResult } from './visitStory.ts';

const root = path.resolve(import.meta.dirname, '../..');
const update = process.argv.includes('--update');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
/** Number of stories checked in parallel. */
const concurrency = 3;

const { url, stop } = await serveStories();
const browser = await chromium.launch(wholeBrowser);
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

/** Opens a page with nothing of the story before it but the cached files. */
const openPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await session.detach();
  return page;
};

const visit = async (context: BrowserContext, story: Story): Promise<StoryResult[]> => {
  try {
    const page = await openPage(context);
    try {
      return await visitStory(page, url, story, update);
    } finally {
      await page.close();
    }
  } catch (error) {
    return [{ name: `${story.title}: ${story.name}`, problems: [String(error)] }];
  }
};
const runWorker = async (): Promise<void> => {
  const context = await createContext();
  for (let story = queue.shift(); story; story = queue.shift())
    storyResults.push(...(await visit(context, story)));
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
