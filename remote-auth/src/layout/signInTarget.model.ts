import { paths } from '@rankwright/contracts/paths';

const isInternalPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path);

/** Where a sign-in leads: back to the page that the person came from, if it is one of ours, otherwise to the planner. */
export const getSignInTarget = (from: unknown): string =>
  isInternalPath(from) ? from : paths.contentPlanner;
