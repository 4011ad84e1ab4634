import type { Setup } from './setup.schemas.ts';

/** The steps of a new account, in order. */
export const setupSteps = ['profile', 'keywords', 'plan', 'draft', 'site'] as const;

export type SetupStep = (typeof setupSteps)[number];

/** False once the checklist has nothing left to say. */
export const isSetupOpen = ({ steps, isDismissed }: Setup): boolean =>
  !isDismissed && setupSteps.some((step) => !steps[step]);

export * from './setup.endpoints.ts';
export * from './setup.schemas.ts';
