import type { Route } from '@playwright/test';
import { errorCatalogue } from '@rankwright/contracts/errors';
import { paths } from '@rankwright/contracts/paths';
import { expect } from '../host/expect.ts';
import type { ChaosFixture } from '../host/fixture.ts';
import type { Fault } from '../matrix/fault.ts';
import { expectScreen } from './hostFailure.ts';

const { text } = errorCatalogue.SESSION_EXPIRED;
const respondSessionExpired = (route: Route): Promise<void> =>
  route.fulfill({
    status: 401,
    json: { success: false, error: text, message: text, code: 'SESSION_EXPIRED' },
  });

const apiRequests = /\/api\/(?!auth\/(login|google))/;

const logIn = async ({ page, member }: ChaosFixture): Promise<void> => {
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(member.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== paths.login);
};

export const sessionFaults: readonly Fault[] = [
  {
    name: 'expired session',
    expectation: 'one message, redirect to the login, and back to the screen after it',
    address: ({ target }) => target.address,
    inject: async (fixture) => async () => {
      await fixture.context.unroute(apiRequests, respondSessionExpired);
      await logIn(fixture);
    },
    injectWhileRunning: async ({ context, page }) => {
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor({ state: 'hidden' });
      await context.route(apiRequests, respondSessionExpired);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
    expectMessage: async ({ page }) => {
      await expect(page.getByText('Session Expired').first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${paths.login}$`));
      await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    },
    staysOnScreen: true,
    recover: async (fixture) => {
      await expect(fixture.page).toHaveURL(new RegExp(`${fixture.target.address}$`));
      await expectScreen(fixture);
    },
  },
];
