import type { Keyword } from '@rankwright/contracts/planner';

const numberFormat = new Intl.NumberFormat('en-US');

/** Monthly searches: a dash when unknown, “≈” before an estimate. */
export const formatVolume = ({ volume, estimated }: Keyword): string =>
  volume === null ? '–' : `${estimated ? '≈ ' : ''}${numberFormat.format(volume)}`;

/** Difficulty from 1 to 20, with the same signs. */
export const formatDifficulty = ({ difficulty, difficultyKnown = true, estimated }: Keyword): string =>
  difficultyKnown ? `${estimated ? '≈ ' : ''}${difficulty}` : '–';

/** Legend for the signs above. */
export const estimateLegend = '≈ means estimated. – means unknown.';

export const formatKeywordCount = (count: number): string =>
  count === 1 ? '1 keyword' : `${count} keywords`;
