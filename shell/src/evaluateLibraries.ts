/** The scheduler of browsers that have one; TypeScript's DOM types do not know it yet. */
interface YieldingScheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser paint and answer presses between two parts of the start. Other browsers go on at once. */
const yieldToMain = (): Promise<void> | undefined =>
  (globalThis as { scheduler?: YieldingScheduler }).scheduler?.yield?.();

/**
 * Evaluates the largest libraries before the app that imports them, each in a task of its own.
 *
 * React comes first, from a short stack: it makes Error objects when evaluated, and a browser under inspection (DevTools,
 * Lighthouse, a test) parses every function on the stack again to say where they were made (docs/adr/0028).
 */
export const evaluateLibraries = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '@rankwright/shared-ui/core');
  await yieldToMain();
};
