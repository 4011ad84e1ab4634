import { getContentHistory, type Article } from '@rankwright/contracts/articles';
import { getErrorMessage } from '@rankwright/sdk/api';
import { announce } from '@rankwright/sdk/host';
import { useQueryClient } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { useRef, useState } from 'react';
import { writeArticle } from './generate.data.ts';
import type { WriteRequest } from './generate.model.ts';
import { applyEvent, createProgress, markStreamLost, type Progress } from './progress.model.ts';
import { createThrottledSave, generationDraft } from './generationDraft.ts';

/** Runs one generation at a time. The text so far is kept after Stop, an error or a crash. */
export const useGeneration = (onArticle: (article: Article) => void) => {
  const [progress, setProgress] = useState<Progress | null>(generationDraft.read);
  const latest = useRef(progress);
  const controller = useRef<AbortController | null>(null);
  const [saveDraft] = useState(() => createThrottledSave(() => Date.now()));
  const queryClient = useQueryClient();

  const show = (next: Progress | null, immediately = false): void => {
    latest.current = next;
    setProgress(next);
    if (next?.text) saveDraft(next, immediately);
  };
  const clear = (): void => {
    generationDraft.discard();
    show(null);
  };
  const update = (change: (now: Progress) => Progress): void => {
    if (latest.current) show(change(latest.current));
  };
  const interrupt = (label: string): void => {
    const now = latest.current;
    if (now?.text) show({ ...now, label, stopped: true }, true);
    else clear();
  };

  const start = async (request: WriteRequest): Promise<void> => {
    const own = new AbortController();
    controller.current = own;
    generationDraft.discard();
    show(createProgress(request.title ?? request.primaryKeyword));
    announce('Writing started.');
    try {
      const article = await writeArticle(request, own.signal, {
        onEvent: (event) => update((now) => applyEvent(now, event)),
        onFallback: () => update(markStreamLost),
      });
      clear();
      onArticle(article);
      announce('The article is ready.');
      queryClient.removeQueries({ queryKey: [getContentHistory.path], type: 'inactive' });
    } catch (error) {
      if (own.signal.aborted) return;
      interrupt('Interrupted');
      showError('Error', getErrorMessage(error, 'Failed to generate article'));
    }
  };
  const stop = (): void => {
    controller.current?.abort();
    interrupt('Stopped');
    announce('Writing stopped. The text so far is stored on this device.');
  };
  return { progress, busy: progress !== null && !progress.stopped, start, stop, clear };
};
