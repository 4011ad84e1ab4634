import { paths } from '@rankwright/contracts/paths';

/** The screen on which its owner acts on reports. */
export const reportsScreen = paths.reports;
