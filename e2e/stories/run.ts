import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import settings from '../playwright.config.ts';
import { allStories, serveStories, type Story } from './serveStories.ts';
import { visitStory, type Seen } from './visitStory.ts';

const root = path.resolve(import.meta.dirname, '../..');
const update = process.argv.includes('--update');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
/** Stories are looked at side by side. */
const pages = 3;

const { url, stop } = await serveStories();
const browser = await chromium.launch(settings.use?.launchOptions);
const context = await browser.newContext({
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'America/New_York',
});
const waiting = allStories().filter(({ id }) => id.includes(only));
const seen: Seen[] = [];

const visit = async (story: Story): Promise<void> => {
  const page = await context.newPage();
  try {
    seen.push(...(await visitStory(page, url, story, update)));
  } catch (error) {
    seen.push({ name: `${story.title}: ${story.name}`, problems: [String(error)] });
  }
  await page.close();
};
const work = async (): Promise<void> => {
  for (let story = waiting.shift(); story; story = waiting.shift()) await visit(story);
};
await Promise.all(Array.from({ length: pages }, work));
await browser.close();
stop();

for (const { name, problems } of seen)
  if (problems.length > 0) console.log(`${name}\n  ${problems.join('\n  ')}`);
const results = seen.map(({ name, problems }) => ({
  file: 'shared-ui',
  name,
  status: problems.length === 0 ? 'passed' : 'failed',
}));
mkdirSync(path.join(root, 'test-results'), { recursive: true });
writeFileSync(path.join(root, 'test-results/stories.json'), JSON.stringify(results));
const failed = results.filter(({ status }) => status === 'failed').length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
