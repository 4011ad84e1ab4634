import { paths } from '@rankwright/contracts/paths';

export interface MeasuredRoute {
  path: string;
  /** Public, so prerendered as HTML. */
  open: boolean;
  /** Works without the app. */
  isStatic: boolean;
}

export const measuredRoutes: readonly MeasuredRoute[] = [
  { path: paths.home, open: true, isStatic: true },
  { path: paths.features, open: true, isStatic: true },
  { path: paths.pricing, open: true, isStatic: true },
  { path: paths.login, open: true, isStatic: true },
  { path: paths.contentPlanner, open: false, isStatic: false },
  { path: paths.generateContent, open: false, isStatic: false },
  { path: paths.contentHistory, open: false, isStatic: false },
];
