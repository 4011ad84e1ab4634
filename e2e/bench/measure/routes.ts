import { paths } from '@rankwright/contracts/paths';

export interface MeasuredRoute {
  path: string;
  /** Public, so prerendered as HTML. */
  open: boolean;
}

export const measuredRoutes: readonly MeasuredRoute[] = [
  { path: paths.home, open: true },
  { path: paths.pricing, open: true },
  { path: paths.login, open: true },
  { path: paths.contentPlanner, open: false },
  { path: paths.generateContent, open: false },
];
