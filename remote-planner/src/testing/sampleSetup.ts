import type { Setup, SetupStep } from '@rankwright/contracts/setup';

/** The setup of an account that has done the given steps. */
export const sampleSetup = (
  { isDismissed = false }: { isDismissed?: boolean } = {},
  ...done: SetupStep[]
): Setup => ({
  steps: {
    profile: done.includes('profile'),
    keywords: done.includes('keywords'),
    plan: done.includes('plan'),
    draft: done.includes('draft'),
    site: done.includes('site'),
  },
  isDismissed,
});
