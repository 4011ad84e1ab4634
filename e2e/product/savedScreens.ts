import { expect, type Locator, type Page } from '@playwright/test';
import { savedScreensDatabase, savedScreensStore } from '@rankwright/contracts/savedScreen';
import { saveTimeoutMs } from './savedData.ts';

export interface StoredScreen {
  address: string;
  html: string;
}

/** The app itself: while it takes over, a saved screen with the same text stands in front of it. */
export const getApp = (page: Page): Locator => page.locator('#root');

/** Screens that are saved on this device. Also makes the database, as the product does. */
export const readSavedScreens = (page: Page): Promise<StoredScreen[]> =>
  page.evaluate(
    ({ database, store }) =>
      new Promise<StoredScreen[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
        opening.onerror = () => reject(new Error('The saved screens could not be opened.'));
        opening.onsuccess = () => {
          const screens: StoredScreen[] = [];
          const reading = opening.result.transaction(store).objectStore(store).openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (!cursor) {
              opening.result.close();
              resolve(screens);
              return;
            }
            // The key is `version/session/` and the address.
            const address = (cursor.key as string).split('/').slice(2).join('/');
            screens.push({ address, html: (cursor.value as { html: string }).html });
            cursor.continue();
          };
        };
      }),
    { database: savedScreensDatabase, store: savedScreensStore },
  );

/** Resolves once the screen at this address is saved with this text: it is saved a moment after it has settled. */
export const waitUntilScreenSaved = (page: Page, address: string, text: string): Promise<void> =>
  expect
    .poll(
      async () =>
        (await readSavedScreens(page)).some(
          (screen) => screen.address === address && screen.html.includes(text),
        ),
      { message: `the saved screen of ${address} contains “${text}”`, timeout: saveTimeoutMs },
    )
    .toBe(true);
