import { err, ok } from '../result/result.ts';
import type { ScriptLoader } from './scripts.ts';

export type ScriptBehavior = (() => void) | 'refused' | 'hangs';

/** In-memory fake of the script loader: running a script calls a function, found by its URL without query. */
export const createMemoryScripts = (answers: Record<string, ScriptBehavior> = {}) => {
  const ran: string[] = [];
  const loader: ScriptLoader = (url, { signal }) =>
    new Promise((resolve) => {
      const answer = answers[url.split('?')[0] ?? url] ?? 'refused';
      ran.push(url);
      if (answer === 'refused') resolve(err({ kind: 'refused' }));
      else if (answer === 'hangs') signal.addEventListener('abort', () => resolve(err({ kind: 'refused' })));
      else {
        try {
          answer();
          resolve(ok(null));
        } catch (error) {
          resolve(err({ kind: 'threw', reason: String(error) }));
        }
      }
    });
  return { loader, ran, answers };
};
