import type { GenerationEvent } from '@rankwright/contracts/articles';

export interface Progress {
  label: string;
  /** What was written so far, as Markdown. */
  text: string;
  /** Title to keep the text under. */
  title: string;
  /** Share that is done, 0–100; null when it cannot be told. */
  percent: number | null;
  /** Not written on: stopped by the person, cut off, or found again after a crash. The text stays. */
  stopped: boolean;
}

const stageWords = {
  outline: 'Planning the outline',
  writing: 'Writing',
  checking: 'Checking',
  saving: 'Saving',
} as const;

export const begun = (title: string): Progress => ({
  label: stageWords.outline,
  text: '',
  title,
  percent: 0,
  stopped: false,
});

export const withoutStream = (progress: Progress): Progress => ({
  ...progress,
  label: 'Writing. The live view was interrupted; the article comes when it is done',
  percent: null,
});

const percentOf = (event: Extract<GenerationEvent, { type: 'stage' }>): number => {
  if (event.stage === 'outline') return 0;
  if (event.stage === 'writing')
    return Math.round((95 * Math.max(0, event.section - 1)) / Math.max(1, event.sections));
  return event.stage === 'checking' ? 95 : 98;
};

export const applied = (progress: Progress, event: GenerationEvent): Progress => {
  if (event.type === 'text') return { ...progress, text: progress.text + event.text };
  if (event.type !== 'stage') return progress;
  const place =
    event.stage === 'writing' && event.sections > 1 ? ` ${event.section} of ${event.sections}` : '';
  return { ...progress, label: `${stageWords[event.stage]}${place}`, percent: percentOf(event) };
};
