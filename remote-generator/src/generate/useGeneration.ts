import { getContentHistory, type Article, type GenerationEvent } from '@rankwright/contracts/articles';
import { messageOf } from '@rankwright/sdk/api';
import { announce } from '@rankwright/sdk/host';
import { useQueryClient } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { useRef, useState } from 'react';
import { writeArticle } from './generate.data.ts';
import type { GenerateValues } from './generate.model.ts';

export interface Progress {
  label: string;
  text: string;
  /** Stopped by the person: the text so far stays. */
  stopped: boolean;
}

const stageWords = {
  outline: 'Planning the outline',
  writing: 'Writing',
  checking: 'Checking',
  saving: 'Saving',
} as const;

const applied = (progress: Progress, event: GenerationEvent): Progress => {
  if (event.type === 'text') return { ...progress, text: progress.text + event.text };
  if (event.type !== 'stage') return progress;
  const place =
    event.stage === 'writing' && event.sections > 1 ? ` ${event.section} of ${event.sections}` : '';
  return { ...progress, label: `${stageWords[event.stage]}${place}` };
};

/** One generation at a time: progress by stage, Stop keeps what is there. */
export const useGeneration = (onArticle: (article: Article) => void) => {
  const [progress, setProgress] = useState<Progress | null>(null);
  const controller = useRef<AbortController | null>(null);
  const queryClient = useQueryClient();

  const start = async (request: GenerateValues): Promise<void> => {
    const own = new AbortController();
    controller.current = own;
    setProgress({ label: stageWords.outline, text: '', stopped: false });
    announce('Writing has begun.');
    try {
      const article = await writeArticle(request, own.signal, (event) =>
        setProgress((now) => now && applied(now, event)),
      );
      setProgress(null);
      onArticle(article);
      announce('The article is ready.');
      await queryClient.invalidateQueries({ queryKey: [getContentHistory.path] });
    } catch (error) {
      if (own.signal.aborted) return;
      setProgress(null);
      showError('Error', messageOf(error, 'Failed to generate article'));
    }
  };
  const stop = () => {
    controller.current?.abort();
    setProgress((now) => now && { ...now, stopped: true });
    announce('Writing was stopped. The text so far is kept.');
  };
  return {
    progress,
    busy: progress !== null && !progress.stopped,
    start,
    stop,
    clear: () => setProgress(null),
  };
};
