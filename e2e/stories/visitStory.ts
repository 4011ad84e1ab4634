import type { Page } from '@playwright/test';
import { violationsOf } from '../axe/violationsOf.ts';
import { pictureProblems } from './picture.ts';
import type { Story } from './serveStories.ts';

const schemes = ['light', 'dark'] as const;
const widths = [1280, 360] as const;

/** Opens the story and waits until its interactions have run. */
const open = async (page: Page, url: string, { id }: Story): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => {
    const preview = (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__;
    return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
  });
  await page.evaluate(() => document.fonts.ready);
  // A scheme that is switched must not be looked at half way.
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; }' });
};

const take = (page: Page): Promise<Buffer> => page.screenshot({ fullPage: true, animations: 'disabled' });

/** What is wrong with a story in one width and scheme; the narrow dark one is looked at by axe alone. */
const look = async (page: Page, story: Story, width: number, scheme: string, update: boolean) => {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((name) => document.documentElement.setAttribute('data-color-scheme', name), scheme);
  const pictured = width === 1280 || scheme === 'light';
  return [
    ...(await violationsOf(page, { within: 'body' })),
    ...(pictured ? await pictureProblems(`${story.id}.${width}.${scheme}`, await take(page), update) : []),
  ];
};

export interface Seen {
  name: string;
  problems: string[];
}

/** One story in both widths and both schemes. */
export const visitStory = async (page: Page, url: string, story: Story, update: boolean): Promise<Seen[]> => {
  const thrown: string[] = [];
  const listen = (error: Error) => void thrown.push(error.message);
  page.on('pageerror', listen);
  await open(page, url, story);
  const broken = await page.locator('body.sb-show-errordisplay').count();
  if (broken) thrown.push(await page.locator('#error-message').innerText());
  const seen: Seen[] = [];
  for (const width of widths)
    for (const scheme of schemes)
      seen.push({
        name: `${story.title}: ${story.name}, ${width} ${scheme}`,
        problems: [...thrown, ...(await look(page, story, width, scheme, update))],
      });
  page.off('pageerror', listen);
  return seen;
};
