import { expect } from '../host/expect.ts';
import { keptBy, leaked } from '../host/leaks.ts';
import { failureOn, goInside, headingOn, neutral, openNeutral, openScreen } from '../host/screen.ts';
import type { Scene } from '../host/scene.ts';
import type { Fault } from './fault.ts';

export interface CellResult {
  fault: string;
  remote: string;
  /** What went wrong; empty when the cell passed. */
  problems: string[];
  /** Milliseconds from "healthy again" to the screen. */
  recoveryMs: number | null;
}

interface Marked {
  __chaosPage?: boolean;
}

/** The shell answers: its landmarks are there, and a navigation inside it works. */
const shellAnswers = async ({ page }: Scene): Promise<void> => {
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toBeEmpty();
};

const othersWork = async ({ page, suspect }: Scene): Promise<void> => {
  await openScreen(page, suspect.other);
  await expect(failureOn(page)).toHaveCount(0);
};

const comeBack = async (scene: Scene, fault: Fault): Promise<void> => {
  await othersWork(scene);
  await goInside(scene.page, fault.address(scene));
  await fault.told(scene);
};

const backToNeutral = async ({ page }: Scene): Promise<void> => {
  await goInside(page, neutral);
  await expect(headingOn(page)).toHaveText('Page Not Found');
};

const stillTheSamePage = async ({ page }: Scene): Promise<void> => {
  expect(await page.evaluate(() => (globalThis as Marked).__chaosPage), 'the page was reloaded').toBe(true);
};

const begin = async ({ page, url, suspect }: Scene): Promise<void> => {
  await openNeutral(page, url);
  await page.evaluate(() => {
    (globalThis as Marked).__chaosPage = true;
  });
  await openScreen(page, suspect.other);
  await backToNeutral({ page } as Scene);
};

const play = async (scene: Scene, fault: Fault): Promise<number> => {
  const heal = await fault.strike(scene);
  await begin(scene);
  const before = await keptBy(scene.page);
  await goInside(scene.page, fault.address(scene));
  await fault.strikeRunning?.(scene);
  await fault.told(scene);
  await shellAnswers(scene);
  if (!fault.stays) await comeBack(scene, fault);
  await heal();
  const since = performance.now();
  await fault.recover(scene);
  const recoveryMs = performance.now() - since;
  if (fault.stays) await othersWork(scene);
  await backToNeutral(scene);
  // A chunk that is still on its way is no leak: what leaked stays.
  await expect.poll(async () => leaked(before, await keptBy(scene.page))).toEqual([]);
  await stillTheSamePage(scene);
  return recoveryMs;
};

const firstLines = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join(' ');

/** One fault in one remote, from the strike to the recovery. */
export const runCell = async (scene: Scene, fault: Fault): Promise<CellResult> => {
  const cell = { fault: fault.name, remote: scene.suspect.name };
  try {
    return { ...cell, problems: [], recoveryMs: await play(scene, fault) };
  } catch (error) {
    return { ...cell, problems: [firstLines(error)], recoveryMs: null };
  }
};
