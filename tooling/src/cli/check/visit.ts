import { screenAttribute, type RemoteContract } from '@rankwright/contracts/remote';
import type { BrowserContext, Page } from 'playwright-core';
import { listAddresses } from '../../pages/listAddresses.ts';

/** Input of every probe: the host, the remote in it, and a signed-in browser context. */
export interface Visit {
  url: string;
  contract: RemoteContract;
  context: BrowserContext;
}

/** Returns the problems it found, one sentence each. */
export type Probe = (visit: Visit) => Promise<string[]>;

/** Milliseconds for which a screen is waited for. The host itself says what failed; a slow machine is not a fault of what is tried on it. */
export const patienceMs = 300_000;

/** How many addresses of one parameterised route are checked. */
const maxAddressesPerRoute = 2;

export interface Screen {
  address: string;
  title: string;
  /** Path of its route. */
  path: string;
}

export const listScreens = (contract: RemoteContract): Screen[] =>
  contract.routes.flatMap((route) =>
    listAddresses(route)
      .slice(0, maxAddressesPerRoute)
      .map((address) => ({
        address,
        title: route.pages?.[address]?.title ?? route.title,
        path: route.path,
      })),
  );

type Version = Pick<RemoteContract, 'name' | 'version'>;

/** Heading of a screen that the host mounted from exactly this version, not from one that it fell back to. */
const getScreenSelector = ({ name, version }: Version): string =>
  `main[${screenAttribute}="${name}@${version}"] h1`;

export const headingSelector = 'main h1';
export const errorSelector = '[role=alert]:has(button:text-is("Retry"))';

const describeScreen = async (page: Page, { version }: Version): Promise<string> => {
  const shown = await page
    .locator('main')
    .first()
    .getAttribute(screenAttribute)
    .catch(() => null);
  return shown ? `showed ${shown} in place of ${version}` : 'showed no h1';
};

/** `null` when this version's screen is shown; otherwise what was shown instead. */
export const findProblem = async (
  page: Page,
  version: Version,
  timeoutMs = patienceMs,
): Promise<string | null> => {
  const headingOrError = page.locator(`${getScreenSelector(version)}, ${errorSelector}`).first();
  try {
    await headingOrError.waitFor({ state: 'visible', timeout: timeoutMs });
  } catch {
    return `${await describeScreen(page, version)} within ${timeoutMs / 1000} s`;
  }
  const failed = page.locator(errorSelector);
  return (await failed.count()) > 0
    ? `showed an error: ${(await failed.first().innerText()).split('\n').join(' ')}`
    : null;
};

/** Navigates inside the running app, as a link does. The screen before stays until the next one is there: it loses its label. */
export const navigateInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate(
    ([to, label]) => {
      document.querySelector('main')?.removeAttribute(label);
      history.pushState({ idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    },
    [address, screenAttribute] as const,
  );
