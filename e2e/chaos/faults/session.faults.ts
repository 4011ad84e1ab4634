import type { Route } from '@playwright/test';
import { errorCatalogue } from '@rankwright/contracts/errors';
import { paths } from '@rankwright/contracts/paths';
import { expect } from '../host/expect.ts';
import type { Scene } from '../host/scene.ts';
import type { Fault } from '../matrix/fault.ts';
import { screenIsThere } from './hostFailure.ts';

const { text } = errorCatalogue.SESSION_EXPIRED;
const refused = (route: Route): Promise<void> =>
  route.fulfill({
    status: 401,
    json: { success: false, error: text, message: text, code: 'SESSION_EXPIRED' },
  });

const calls = /\/api\/(?!auth\/(login|google))/;

const logIn = async ({ page, member }: Scene): Promise<void> => {
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== paths.login);
};

export const sessionFaults: readonly Fault[] = [
  {
    name: 'expired session',
    promise: 'said once, to the log-in, and after it back to the screen',
    address: ({ suspect }) => suspect.address,
    strike: async (scene) => async () => {
      await scene.context.unroute(calls, refused);
      await logIn(scene);
    },
    strikeRunning: async ({ context, page }) => {
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor({ state: 'hidden' });
      await context.route(calls, refused);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
    told: async ({ page }) => {
      await expect(page.getByText('Session Expired').first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${paths.login}$`));
      await page.getByRole('button', { name: 'Log in' }).waitFor();
    },
    stays: true,
    recover: async (scene) => {
      await expect(scene.page).toHaveURL(new RegExp(`${scene.suspect.address}$`));
      await screenIsThere(scene);
    },
  },
];
