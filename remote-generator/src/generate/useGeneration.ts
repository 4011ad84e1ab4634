import { getContentHistory, type Article } from '@rankwright/contracts/articles';
import { messageOf } from '@rankwright/sdk/api';
import { announce } from '@rankwright/sdk/host';
import { useQueryClient } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { useRef, useState } from 'react';
import { writeArticle } from './generate.data.ts';
import type { WriteRequest } from './generate.model.ts';
import { applied, begun, withoutStream, type Progress } from './progress.model.ts';
import { createKeeper, unfinished } from './unfinished.ts';

/** One generation at a time: progress by stage; Stop, a break or a crash keeps what is there. */
export const useGeneration = (onArticle: (article: Article) => void) => {
  const [progress, setProgress] = useState<Progress | null>(unfinished.read);
  const latest = useRef(progress);
  const controller = useRef<AbortController | null>(null);
  const [keepOnDevice] = useState(() => createKeeper(() => Date.now()));
  const queryClient = useQueryClient();

  const show = (next: Progress | null, atOnce = false): void => {
    latest.current = next;
    setProgress(next);
    if (next?.text) keepOnDevice(next, atOnce);
  };
  const clear = (): void => {
    unfinished.forget();
    show(null);
  };
  const update = (change: (now: Progress) => Progress): void => {
    if (latest.current) show(change(latest.current));
  };
  const halt = (label: string): void => {
    const now = latest.current;
    if (now?.text) show({ ...now, label, stopped: true }, true);
    else clear();
  };

  const start = async (request: WriteRequest): Promise<void> => {
    const own = new AbortController();
    controller.current = own;
    unfinished.forget();
    show(begun(request.title ?? request.primaryKeyword));
    announce('Writing has begun.');
    try {
      const article = await writeArticle(request, own.signal, {
        onEvent: (event) => update((now) => applied(now, event)),
        onFallback: () => update(withoutStream),
      });
      clear();
      onArticle(article);
      announce('The article is ready.');
      queryClient.removeQueries({ queryKey: [getContentHistory.path], type: 'inactive' });
    } catch (error) {
      if (own.signal.aborted) return;
      halt('Interrupted');
      showError('Error', messageOf(error, 'Failed to generate article'));
    }
  };
  const stop = (): void => {
    controller.current?.abort();
    halt('Stopped');
    announce('Writing was stopped. The text so far is kept.');
  };
  return { progress, busy: progress !== null && !progress.stopped, start, stop, clear };
};
