import type { ScriptLoader } from './scripts.ts';

export type ScriptAnswer = (() => void) | 'fails' | 'hangs';

/** The script loader's twin: running a script calls a function; addresses carry a query from the second try on. */
export const memoryScripts = (answers: Record<string, ScriptAnswer> = {}) => {
  const ran: string[] = [];
  const loader: ScriptLoader = (url, { signal }) =>
    new Promise((resolve, reject) => {
      const answer = answers[url.split('?')[0] ?? url] ?? 'fails';
      ran.push(url);
      if (answer === 'fails') reject(new Error(`The script ${url} did not load.`));
      else if (answer === 'hangs')
        signal.addEventListener('abort', () => reject(new Error(`The script ${url} was aborted.`)));
      else {
        answer();
        resolve();
      }
    });
  return { loader, ran, answers };
};
