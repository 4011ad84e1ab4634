/** Milliseconds before the second and the third try. */
const waits = [1_000, 3_000] as const;

/** Tries up to three times, each time after a longer wait. */
export const tryAgain = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (const wait of waits)
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  return attempt();
};
