import path from 'node:path';
import { chromium } from '@playwright/test';
import settings from '../playwright.config.ts';
import { createMember } from '../product/member.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Fleet } from './fleet.ts';

/** Starts a product and a browser for it. `close` ends whatever was started with them. */
export const openFleet = async (): Promise<{ fleet: Fleet; close: () => Promise<void> }> => {
  const product = await startProduct();
  const browser = await chromium.launch(settings.use?.launchOptions ?? {});
  const ends: (() => Promise<void> | void)[] = [];
  const fleet: Fleet = {
    product,
    browser,
    member: await createMember(product.url),
    origin: path.resolve(product.dataDirectory, 'origin'),
    onEnd: (end) => ends.unshift(end),
  };
  const close = async (): Promise<void> => {
    for (const end of ends) await end();
    await browser.close();
    await product.stop();
  };
  return { fleet, close };
};
