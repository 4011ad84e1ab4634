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

/** Resolves once an answer with this text is saved: answers are saved together a second after they arrive. */
export const waitUntilAnswerSaved = async (page: Page, text: string): Promise<void> => {
  const deadline = Date.now() + 30_000;
  while (!(await readSavedAnswers(page)).some((answer) => answer.includes(text))) {
    if (Date.now() > deadline) throw new Error(`No saved answer contains “${text}”.`);
    await page.waitForTimeout(100);
  }
};
