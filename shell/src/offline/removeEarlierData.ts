/** Removes what versions up to 0.3.0 saved in this browser under names that no version uses any more. */
export const removeEarlierData = (): void => {
  try {
    indexedDB.deleteDatabase('rankwright-screens');
    for (const name of ['rankwright-files', 'rankwright-pages']) void caches.delete(name).catch(() => false);
  } catch {
    // A browser that refuses its storage has saved nothing.
  }
};
