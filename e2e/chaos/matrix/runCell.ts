import { expect } from '../host/expect.ts';
import { countResources, findLeaks } from '../host/leaks.ts';
import { getScreenError, goToNeutralPage, navigateInApp, openNeutral, openScreen } from '../host/screen.ts';
import type { ChaosFixture } from '../host/fixture.ts';
import type { MarkedWindow } from '../host/markedWindow.ts';
import type { Fault } from './fault.ts';

export interface CellResult {
  fault: string;
  remote: string;
  /** Empty when the cell passed. */
  problems: string[];
  /** Milliseconds from the end of the fault to the screen. */
  recoveryMs: number | null;
}

/** Expects the landmarks of the shell. */
const expectShell = async ({ page }: ChaosFixture): Promise<void> => {
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toBeEmpty();
};

const expectOtherRemote = async ({ page, target }: ChaosFixture): Promise<void> => {
  await openScreen(page, target.otherAddress);
  await expect(getScreenError(page)).toHaveCount(0);
};

const leaveAndComeBack = async (fixture: ChaosFixture, fault: Fault): Promise<void> => {
  await expectOtherRemote(fixture);
  await navigateInApp(fixture.page, fault.address(fixture));
  await fault.expectMessage(fixture);
};

const expectNoReload = async ({ page }: ChaosFixture): Promise<void> => {
  expect(await page.evaluate(() => (globalThis as MarkedWindow).__chaosPage), 'the page was reloaded').toBe(
    true,
  );
};

const openStartPage = async ({ page, url, target }: ChaosFixture): Promise<void> => {
  await openNeutral(page, url);
  await page.evaluate(() => {
    const marked = globalThis as MarkedWindow;
    marked.__chaosPage = true;
    marked.__chaosFailures = [];
    addEventListener('rankwright:remote-failure', (event) => {
      const { owner, step } = (event as CustomEvent<Record<string, string>>).detail;
      marked.__chaosFailures?.push(`${owner} team, step ${step}`);
    });
  });
  await openScreen(page, target.otherAddress);
  await goToNeutralPage(page);
};

const runFault = async (fixture: ChaosFixture, fault: Fault): Promise<number> => {
  const recover = await fault.inject(fixture);
  await openStartPage(fixture);
  const before = await countResources(fixture.page);
  await navigateInApp(fixture.page, fault.address(fixture));
  await fault.injectWhileRunning?.(fixture);
  await fault.expectMessage(fixture);
  await expectShell(fixture);
  if (!fault.staysOnScreen) await leaveAndComeBack(fixture, fault);
  await recover();
  const since = performance.now();
  await fault.recover(fixture);
  const recoveryMs = performance.now() - since;
  if (fault.staysOnScreen) await expectOtherRemote(fixture);
  await goToNeutralPage(fixture.page);
  // Polled, because a chunk that is still loading is not a leak.
  await expect.poll(async () => findLeaks(before, await countResources(fixture.page))).toEqual([]);
  await expectNoReload(fixture);
  return recoveryMs;
};

const firstLines = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join(' ');

/** Runs one fault in one remote, from injection to recovery. */
export const runCell = async (fixture: ChaosFixture, fault: Fault): Promise<CellResult> => {
  const cell = { fault: fault.name, remote: fixture.target.name };
  try {
    return { ...cell, problems: [], recoveryMs: await runFault(fixture, fault) };
  } catch (error) {
    return { ...cell, problems: [firstLines(error)], recoveryMs: null };
  }
};
