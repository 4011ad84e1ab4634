import type { ScriptLoader } from './scripts.ts';

export type ScriptAnswer = (() => void) | 'refused' | 'hangs';

/** The script loader's twin: running a script calls a function; addresses carry a query from the second try on. */
export const memoryScripts = (answers: Record<string, ScriptAnswer> = {}) => {
  const ran: string[] = [];
  const loader: ScriptLoader = (url, { signal }) =>
    new Promise((resolve) => {
      const answer = answers[url.split('?')[0] ?? url] ?? 'refused';
      ran.push(url);
      if (answer === 'refused') resolve({ kind: 'refused' });
      else if (answer === 'hangs') signal.addEventListener('abort', () => resolve({ kind: 'refused' }));
      else {
        try {
          answer();
          resolve({ kind: 'ran' });
        } catch (error) {
          resolve({ kind: 'threw', reason: String(error) });
        }
      }
    });
  return { loader, ran, answers };
};
