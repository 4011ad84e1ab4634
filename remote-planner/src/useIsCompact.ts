import { type Theme, useMediaQuery } from '@rankwright/shared-ui/core';

/** True at phone width. */
export const useIsCompact = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
