import type { Page } from '@playwright/test';

/** Answers of the API that are saved on this device, as JSON. */
export const readSavedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('rankwright-saved');
        opening.onerror = () => reject(new Error('The saved answers could not be opened.'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('queries').objectStore('queries').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map((record) => JSON.stringify(record)));
          };
        };
      }),
  );

/** Resolves once one answer with all these texts is saved: answers are saved together a second after they arrive. */
export const waitUntilAnswerSaved = async (page: Page, ...texts: readonly string[]): Promise<void> => {
  const deadline = Date.now() + 30_000;
  const isSaved = (answer: string): boolean => texts.every((text) => answer.includes(text));
  while (!(await readSavedAnswers(page)).some(isSaved)) {
    if (Date.now() > deadline) throw new Error(`No saved answer contains “${texts.join('” and “')}”.`);
    await page.waitForTimeout(100);
  }
};
