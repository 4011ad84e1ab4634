import { expect } from '../host/expect.ts';
import { getScreenError, getScreenHeading } from '../host/screen.ts';
import { getRegisteredRemote, type ChaosFixture } from '../host/fixture.ts';
import type { Fault } from '../matrix/fault.ts';

/** Time within which the host must show the error. */
const errorTimeoutMs = 15_000;
/** Generous for a busy machine; the p95 of all cells is compared with the promised recovery time. */
export const recoveryTimeoutMs = 15_000;

const getScreenTitle = (fixture: ChaosFixture): string =>
  getRegisteredRemote(fixture).routes.find(({ path }) => path === fixture.target.address)?.title ?? '';

/** A short deadline, so that a hanging file fails soon. */
export const shortDeadlineMs = 1_200;

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

/** Expects the host's error in place of the screen: screen title, failed step, owner and Retry. */
const expectHostError =
  (step: RegExp) =>
  async (fixture: ChaosFixture): Promise<void> => {
    const failure = getScreenError(fixture.page);
    await failure.waitFor({ timeout: errorTimeoutMs });
    await expect(failure).toContainText(`${getScreenTitle(fixture)} could not be loaded`);
    await expect(failure).toContainText(getRegisteredRemote(fixture).owner);
    await expect(failure).toContainText(step);
  };

const pressRetry = async ({ page }: ChaosFixture): Promise<void> => {
  await getScreenError(page).getByRole('button', { name: 'Retry' }).click();
};

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
