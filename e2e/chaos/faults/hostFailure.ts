import { expect } from '../host/expect.ts';
import { getScreenError, getScreenHeading } from '../host/screen.ts';
import { getRegisteredRemote, type ChaosFixture } from '../host/fixture.ts';
import type { MarkedWindow } from '../host/markedWindow.ts';
import type { Fault } from '../matrix/fault.ts';

/** Time within which the host must show the error: a file that hangs is waited for, for 30 s. */
const errorTimeoutMs = 50_000;
/** Generous for a busy machine; the p95 of all cells is compared with the promised recovery time. */
export const recoveryTimeoutMs = 15_000;

const getScreenTitle = (fixture: ChaosFixture): string =>
  getRegisteredRemote(fixture).routes.find(({ path }) => path === fixture.target.address)?.title ?? '';

/** Expects the screen to show its heading and no error. */
export const expectScreen = async ({ page }: ChaosFixture): Promise<void> => {
  await getScreenHeading(page).first().waitFor({ timeout: recoveryTimeoutMs });
  await expect(getScreenError(page)).toHaveCount(0);
};

/** Expects the target's screen in its current version, and not the one before, which stays until then. */
export const expectCurrentVersion = async (fixture: ChaosFixture): Promise<void> => {
  const { name, current } = getRegisteredRemote(fixture);
  await expect(fixture.page.locator(`main[data-screen="${name}@${current.version}"]`)).toBeVisible();
  await expectScreen(fixture);
};

/** Expects the host's error in place of the screen, with its title, and the failed step and its owner in what the host reports. */
const expectHostError =
  (step: RegExp) =>
  async (fixture: ChaosFixture): Promise<void> => {
    const failure = getScreenError(fixture.page);
    await failure.waitFor({ timeout: errorTimeoutMs });
    await expect(failure).toContainText(
      new RegExp(`${getScreenTitle(fixture)} (could not be loaded|stopped)`),
    );
    await expect(failure).not.toContainText(/team|step/);
    const failures = await fixture.page.evaluate(() => (globalThis as MarkedWindow).__chaosFailures ?? []);
    expect(failures.join('\n')).toMatch(
      new RegExp(`${getRegisteredRemote(fixture).owner} team, step (${step.source})`),
    );
  };

/** The screen may have come back by itself before. */
const pressRetry = ({ page }: ChaosFixture): Promise<void> =>
  getScreenError(page)
    .getByRole('button', { name: 'Retry' })
    .click({ timeout: 2_000 })
    .catch(() => undefined);

const recoverByRetry = async (fixture: ChaosFixture): Promise<void> => {
  await pressRetry(fixture);
  await expectScreen(fixture);
};

/**
 * Common part of most faults: the host shows an error in place of the target's screen, and Retry recovers it.
 */
export const hostFault = (step: RegExp): Pick<Fault, 'address' | 'expectMessage' | 'recover'> => ({
  address: ({ target }) => target.address,
  expectMessage: expectHostError(step),
  recover: recoverByRetry,
});
