import type { GenerationEvent } from '@rankwright/contracts/articles';

export interface Progress {
  label: string;
  /** Text written so far, as Markdown. */
  text: string;
  /** Title to save the text under. */
  title: string;
  /** Progress in percent, 0–100; null when unknown. */
  percent: number | null;
  /** Whether generation has ended early: stopped by the user, interrupted, or recovered after a crash. */
  stopped: boolean;
}

const stageLabels = {
  outline: 'Planning the outline',
  writing: 'Writing',
  checking: 'Checking',
  saving: 'Saving',
} as const;

export const createProgress = (title: string): Progress => ({
  label: stageLabels.outline,
  text: '',
  title,
  percent: 0,
  stopped: false,
});

export const markStreamLost = (progress: Progress): Progress => ({
  ...progress,
  label: 'Writing. The live preview was interrupted; the article will appear when it is finished',
  percent: null,
});

const calculatePercent = (event: Extract<GenerationEvent, { type: 'stage' }>): number => {
  if (event.stage === 'outline') return 0;
  if (event.stage === 'writing')
    return Math.round((95 * Math.max(0, event.section - 1)) / Math.max(1, event.sections));
  return event.stage === 'checking' ? 95 : 98;
};

export const applyEvent = (progress: Progress, event: GenerationEvent): Progress => {
  if (event.type === 'text') return { ...progress, text: progress.text + event.text };
  if (event.type !== 'stage') return progress;
  const position =
    event.stage === 'writing' && event.sections > 1 ? ` ${event.section} of ${event.sections}` : '';
  return { ...progress, label: `${stageLabels[event.stage]}${position}`, percent: calculatePercent(event) };
};
