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

/** 0–100. Finished sections count; the section being written does not. */
export const calculatePercent = ({ stage, section, sections }: GenerationProgress): number => {
  if (stage === 'outline') return 0;
  if (stage === 'writing') return Math.round((95 * Math.max(0, section - 1)) / Math.max(1, sections));
  return stage === 'checking' ? 95 : 98;
};
