import { expect } from '../host/expect.ts';
import { failureOn, headingOn } from '../host/screen.ts';
import { registeredOf, type Scene } from '../host/scene.ts';
import type { Fault } from '../matrix/fault.ts';

/** Time within which the host has to say that something failed. */
const toldMs = 15_000;
/** Generous on a busy machine; the matrix holds the p95 of all cells against the promise. */
export const recoveredMs = 15_000;

const titleOf = (scene: Scene): string =>
  registeredOf(scene).routes.find(({ path }) => path === scene.suspect.address)?.title ?? '';

/** Deadlines that make a hanging file a matter of moments; the mechanism is the same with the long ones. */
export const shortDeadlines = { contract: 1_200, entry: 1_200, expose: 1_200, mount: 1_200 };

/** The screen is there: its heading, and no failure in its place. */
export const screenIsThere = async ({ page }: Scene): Promise<void> => {
  await headingOn(page).first().waitFor({ timeout: recoveredMs });
  await expect(failureOn(page)).toHaveCount(0);
};

/** The host's own words in the place of the screen: what could not be loaded, which step, whose it is, and Retry. */
const toldByHost =
  (step: RegExp) =>
  async (scene: Scene): Promise<void> => {
    const failure = failureOn(scene.page);
    await failure.waitFor({ timeout: toldMs });
    await expect(failure).toContainText(`${titleOf(scene)} could not be loaded`);
    await expect(failure).toContainText(registeredOf(scene).owner);
    await expect(failure).toContainText(step);
  };

export const retry = async ({ page }: Scene): Promise<void> => {
  await failureOn(page).getByRole('button', { name: 'Retry' }).click();
};

const recoverByRetry = async (scene: Scene): Promise<void> => {
  await retry(scene);
  await screenIsThere(scene);
};

/** What most faults have in common: the suspect's screen fails in the host's hands and Retry brings it back. */
export const inHost = (step: RegExp): Pick<Fault, 'address' | 'told' | 'recover'> => ({
  address: ({ suspect }) => suspect.address,
  told: toldByHost(step),
  recover: recoverByRetry,
});
