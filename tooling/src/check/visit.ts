import type { RemoteContract } from '@rankwright/contracts/remote';
import type { BrowserContext, Page } from 'playwright-core';
import { addressesOf } from '../compose/composePages.ts';

/** What every probe gets: the remote, the host it is in, and a signed-in browser. */
export interface Visit {
  url: string;
  contract: RemoteContract;
  context: BrowserContext;
}

/** Says what is wrong, one sentence each. */
export type Probe = (visit: Visit) => Promise<string[]>;

/** Concrete addresses of the remote's screens, at most this many of one parameterised route. */
const perRoute = 2;

export const screensOf = (contract: RemoteContract): { address: string; title: string }[] =>
  contract.routes.flatMap((route) =>
    addressesOf(route)
      .slice(0, perRoute)
      .map((address) => ({ address, title: route.title })),
  );

export const heading = 'main h1';
export const failure = '[role=alert]:has(button:text-is("Retry"))';

/** `null` when the screen is there; else what was seen instead. */
export const problemOn = async (page: Page, timeoutMs = 15_000): Promise<string | null> => {
  const seen = page.locator(`${heading}, ${failure}`).first();
  try {
    await seen.waitFor({ state: 'visible', timeout: timeoutMs });
  } catch {
    return `showed no h1 within ${timeoutMs / 1000} s`;
  }
  const failed = page.locator(failure);
  return (await failed.count()) > 0
    ? `showed an error: ${(await failed.first().innerText()).split('\n').join(' ')}`
    : null;
};

/** Goes to an address inside the running app, as a link does. */
export const goInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
