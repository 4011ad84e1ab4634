import type { Keyword } from '@rankwright/contracts/planner';

const counts = new Intl.NumberFormat('en-US');

/** Monthly searches: a dash where they are not known, “≈” before an estimate. */
export const volumeWords = ({ volume, estimated }: Keyword): string =>
  volume === null ? '–' : `${estimated ? '≈ ' : ''}${counts.format(volume)}`;

export const difficultyWords = ({ difficulty, estimated }: Keyword): string =>
  `${estimated ? '≈ ' : ''}${difficulty}`;

/** What the signs mean. */
export const figuresNote = '≈ marks an estimate, – a volume that is not known.';
