import type { Page } from '@playwright/test';
import { findAxeViolations } from '../axe/findAxeViolations.ts';
import { layOutOffscreen } from '../product/layOutOffscreen.ts';
import { waitForImages } from '../product/waitForImages.ts';
import { compareWithBaseline } from './screenshotBaseline.ts';
import type { Story } from './serveStories.ts';
import { trackRequests } from './trackRequests.ts';

const schemes = ['light', 'dark'] as const;
const widths = [1280, 360] as const;

/** Opens the story and waits until its interactions have run and its lazy parts are on screen. */
const openStory = async (page: Page, url: string, { id }: Story): Promise<void> => {
  const waitForRequests = trackRequests(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => {
    const preview = (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__;
    return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
  });
  await waitForRequests();
  await page.evaluate(() => document.fonts.ready);
  // Switching the colour scheme must not be captured in mid-transition.
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; }' });
};

/**
 * The whole story. The window grows first: a screenshot beyond the window's edge makes Chromium change the window's size
 * for a moment, and what depends on its width is then drawn anew.
 */
const takeScreenshot = async (page: Page, width: number): Promise<Buffer> => {
  await layOutOffscreen(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await waitForImages(page);
  return page.screenshot({ animations: 'disabled' });
};

/** Problems of a story at one width and scheme. The narrow dark one is only checked by axe; each width whole in one scheme. */
const checkView = async (page: Page, story: Story, width: number, scheme: string, update: boolean) => {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((name) => document.documentElement.setAttribute('data-color-scheme', name), scheme);
  const hasScreenshot = width === 1280 || scheme === 'light';
  const colorsOnly = (width === 1280) === (scheme === 'dark');
  return [
    ...(await findAxeViolations(page, { within: 'body', colorsOnly })),
    ...(hasScreenshot
      ? await compareWithBaseline(`${story.id}.${width}.${scheme}`, await takeScreenshot(page, width), update)
      : []),
  ];
};

export interface StoryResult {
  name: string;
  problems: string[];
}

/** Checks one story at both widths and in both schemes. */
export const visitStory = async (
  page: Page,
  url: string,
  story: Story,
  update: boolean,
): Promise<StoryResult[]> => {
  const thrown: string[] = [];
  const listen = (error: Error) => void thrown.push(error.message);
  page.on('pageerror', listen);
  await openStory(page, url, story);
  const broken = await page.locator('body.sb-show-errordisplay').count();
  if (broken) thrown.push(await page.locator('#error-message').innerText());
  const results: StoryResult[] = [];
  for (const width of widths)
    for (const scheme of schemes)
      results.push({
        name: `${story.title}: ${story.name}, ${width} ${scheme}`,
        problems: [...thrown, ...(await checkView(page, story, width, scheme, update))],
      });
  page.off('pageerror', listen);
  return results;
};
