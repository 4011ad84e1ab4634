import { useMediaQuery, type Theme } from '@rankwright/shared-ui/core';

/** A phone's width. */
export const useCompact = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
