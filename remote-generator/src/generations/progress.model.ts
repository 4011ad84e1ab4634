import type { GenerationProgress } from '@rankwright/contracts/generations';

const stageLabels = {
  outline: 'Planning the outline',
  writing: 'Writing',
  checking: 'Checking',
  saving: 'Saving',
} as const;

export const isRunning = ({ state }: Pick<GenerationProgress, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** e.g. "Writing section 2 of 5". */
export const describeProgress = ({ state, stage, section, sections }: GenerationProgress): string => {
  if (state === 'queued') return 'Waiting to start';
  return stage === 'writing' && sections > 1
    ? `Writing section ${Math.max(1, section)} of ${sections}`
    : stageLabels[stage];
};

export const describeWords = ({ words }: GenerationProgress, wordGoal: number): string =>
  `${words} of about ${wordGoal} words`;

/** Percent of the whole before the first word, and at the last one. */
const [writingFrom, writingTo] = [5, 95];

/** 0–100, never nothing: by finished sections, or by words where they are further. */
export const calculatePercent = (progress: GenerationProgress & { wordGoal?: number }): number => {
  const { state, stage, section, sections, words, wordGoal = 0 } = progress;
  if (state === 'queued') return 1;
  if (stage === 'outline') return 3;
  if (stage !== 'writing') return stage === 'checking' ? writingTo : 98;
  const bySections = Math.max(0, section - 1) / Math.max(1, sections);
  const byWords = wordGoal > 0 ? words / wordGoal : 0;
  return Math.round(writingFrom + (writingTo - writingFrom) * Math.min(1, Math.max(bySections, byWords)));
};
