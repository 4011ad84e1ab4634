import historyDark from './history.dark.webp';
import historyLight from './history.light.webp';
import ideasDark from './ideas.dark.webp';
import ideasLight from './ideas.light.webp';
import plannerDark from './planner.dark.webp';
import plannerLight from './planner.light.webp';
import publishingDark from './publishing.dark.webp';
import publishingLight from './publishing.light.webp';
import rewritingDark from './rewriting.dark.webp';
import rewritingLight from './rewriting.light.webp';
import writingDark from './writing.dark.webp';
import writingLight from './writing.light.webp';

export interface Picture {
  light: string;
  dark: string;
  /** What is to be seen, for those who do not see it. */
  alt: string;
  /** Where a phone, which shows a square of it, begins from the left: 0 to 1. */
  phoneStart: number;
}

/** Size of every picture in CSS pixels; the files have a quarter more in each direction. */
export const pictureSize = { width: 1280, height: 800 } as const;

/** Screens of the product, taken from the product itself: `npm run screenshots:site -w @rankwright/e2e`. */
export const pictures = {
  planner: {
    light: plannerLight,
    dark: plannerDark,
    alt: 'A month in the content planner, with a planned article every few days',
    phoneStart: 0.52,
  },
  writing: {
    light: writingLight,
    dark: writingDark,
    alt: 'An article in the editor, with its search and readability checks beside it',
    phoneStart: 0.08,
  },
  rewriting: {
    light: rewritingLight,
    dark: rewritingDark,
    alt: 'The original beside its rewrite, with the changed words marked and buttons to keep or accept',
    phoneStart: 0.58,
  },
  ideas: {
    light: ideasLight,
    dark: ideasDark,
    alt: 'Article ideas with their keyword and level, and buttons to write or plan each',
    phoneStart: 0.58,
  },
  publishing: {
    light: publishingLight,
    dark: publishingDark,
    alt: 'Four connected platforms, and below them where one article is live, with links to its posts',
    phoneStart: 0.58,
  },
  history: {
    light: historyLight,
    dark: historyDark,
    alt: 'Content history, a table of articles with their status and dates',
    phoneStart: 0.58,
  },
} satisfies Record<string, Picture>;
