import type { Browser } from '@playwright/test';
import type { Registry } from '@rankwright/contracts/remote';
import { createStorageState, type Member } from '../product/member.ts';
import type { Product } from '../product/startProduct.ts';

export interface Fleet {
  product: Product;
  browser: Browser;
  member: Member;
  /** Folder of the product's static origin. */
  origin: string;
  /** Called at the end of the run, the last one first. */
  onEnd: (end: () => Promise<void> | void) => void;
}

/** One line of what must be shown; throws when it does not hold. */
export interface Row {
  name: string;
  run: (fleet: Fleet) => Promise<void>;
}

export const getCurrent = (registry: Registry, name: string): string => {
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  return remote?.current.version ?? 'none';
};

/** Opens a screen in the running product: text of its heading and the version that the host mounted. */
export const openScreen = async ({ browser, product, member }: Fleet, address: string) => {
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await page.goto(`${product.url}${address}`);
  const screen = page.locator('main[data-screen]');
  await screen.locator('h1').first().waitFor({ timeout: 60_000 });
  const shown = {
    heading: await screen.locator('h1').first().innerText(),
    version: (await screen.getAttribute('data-screen'))?.split('@')[1],
  };
  await context.close();
  return shown;
};
