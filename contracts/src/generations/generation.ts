export const generationStates = ['queued', 'running', 'done', 'stopped', 'failed'] as const;

export type GenerationState = (typeof generationStates)[number];

export const generationStages = ['outline', 'writing', 'checking', 'saving'] as const;
