import { expect, type Page } from '@playwright/test';
import { savedAnswersDatabase } from '@rankwright/contracts/remote';

/** Milliseconds in which a page's data and files are saved, also on a busy machine. */
export const saveTimeoutMs = 30_000;

/** Answers of the API that are saved on this device, as JSON. */
export const readSavedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(
    (database) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(new Error('The saved answers could not be opened.'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('queries').objectStore('queries').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const accounts = (reading.result as string[]).map(
              (json) => JSON.parse(json) as { clientState: { queries: unknown[] } },
            );
            resolve(
              accounts.flatMap(({ clientState }) =>
                clientState.queries.map((query) => JSON.stringify(query)),
              ),
            );
          };
        };
      }),
    savedAnswersDatabase,
  );

/** Resolves once one answer with all these texts is saved: answers are saved together a second after they arrive. */
export const waitUntilAnswerSaved = (page: Page, ...texts: readonly string[]): Promise<void> => {
  const hasTexts = (answer: string): boolean => texts.every((text) => answer.includes(text));
  return expect
    .poll(async () => (await readSavedAnswers(page)).some(hasTexts), {
      message: `a saved answer contains “${texts.join('” and “')}”`,
      timeout: saveTimeoutMs,
    })
    .toBe(true);
};
