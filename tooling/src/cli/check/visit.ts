import type { RemoteContract } from '@rankwright/contracts/remote';
import type { BrowserContext, Page } from 'playwright-core';
import { listAddresses } from '../../pages/writePages.ts';

/** Input of every probe: the host, the remote in it, and a signed-in browser context. */
export interface Visit {
  url: string;
  contract: RemoteContract;
  context: BrowserContext;
}

/** Returns the problems it found, one sentence each. */
export type Probe = (visit: Visit) => Promise<string[]>;

/** How many addresses of one parameterised route are checked. */
const maxAddressesPerRoute = 2;

export const listScreens = (contract: RemoteContract): { address: string; title: string }[] =>
  contract.routes.flatMap((route) =>
    listAddresses(route)
      .slice(0, maxAddressesPerRoute)
      .map((address) => ({ address, title: route.title })),
  );

export const headingSelector = 'main h1';
export const errorSelector = '[role=alert]:has(button:text-is("Retry"))';

/** `null` when the screen is shown; otherwise what was shown instead. */
export const findProblem = async (page: Page, timeoutMs = 15_000): Promise<string | null> => {
  const headingOrError = page.locator(`${headingSelector}, ${errorSelector}`).first();
  try {
    await headingOrError.waitFor({ state: 'visible', timeout: timeoutMs });
  } catch {
    return `showed no h1 within ${timeoutMs / 1000} s`;
  }
  const failed = page.locator(errorSelector);
  return (await failed.count()) > 0
    ? `showed an error: ${(await failed.first().innerText()).split('\n').join(' ')}`
    : null;
};

/** Navigates inside the running app, as a link does. */
export const navigateInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
