import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import settings from '../playwright.config.ts';
import { listStories, serveStories, type Story } from './serveStories.ts';
import { visitStory, type StoryResult } from './visitStory.ts';

const root = path.resolve(import.meta.dirname, '../..');
const update = process.argv.includes('--update');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
/** Number of stories checked in parallel. */
const concurrency = 3;

const { url, stop } = await serveStories();
const browser = await chromium.launch(settings.use?.launchOptions);
/** Fixed time of every story. */
const today = new Date('2026-11-21T09:00:00Z');
const queue = listStories().filter(({ id }) => id.includes(only));
const storyResults: StoryResult[] = [];

const visit = async (story: Story): Promise<StoryResult[]> => {
  // A separate context for each story: pages of one context share its clock.
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  try {
    await context.clock.setFixedTime(today);
    return await visitStory(await context.newPage(), url, story, update);
  } catch (error) {
    return [{ name: `${story.title}: ${story.name}`, problems: [String(error)] }];
  } finally {
    await context.close();
  }
};
const runWorker = async (): Promise<void> => {
  for (let story = queue.shift(); story; story = queue.shift()) storyResults.push(...(await visit(story)));
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
