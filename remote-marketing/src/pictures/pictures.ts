import historyDarkPhone from './history.dark.phone.webp';
import historyDark from './history.dark.webp';
import historyLightPhone from './history.light.phone.webp';
import historyLight from './history.light.webp';
import ideasDarkPhone from './ideas.dark.phone.webp';
import ideasDark from './ideas.dark.webp';
import ideasLightPhone from './ideas.light.phone.webp';
import ideasLight from './ideas.light.webp';
import plannerDarkPhone from './planner.dark.phone.webp';
import plannerDark from './planner.dark.webp';
import plannerLightPhone from './planner.light.phone.webp';
import plannerLight from './planner.light.webp';
import publishingDarkPhone from './publishing.dark.phone.webp';
import publishingDark from './publishing.dark.webp';
import publishingLightPhone from './publishing.light.phone.webp';
import publishingLight from './publishing.light.webp';
import rewritingDarkPhone from './rewriting.dark.phone.webp';
import rewritingDark from './rewriting.dark.webp';
import rewritingLightPhone from './rewriting.light.phone.webp';
import rewritingLight from './rewriting.light.webp';
import writingDarkPhone from './writing.dark.phone.webp';
import writingDark from './writing.dark.webp';
import writingLightPhone from './writing.light.phone.webp';
import writingLight from './writing.light.webp';

/** Addresses of a picture in one color scheme. */
export interface PictureFiles {
  wide: string;
  /** A square of it, for phones. */
  phone: string;
}

export interface Picture {
  light: PictureFiles;
  dark: PictureFiles;
  /** What is to be seen, for those who do not see it. */
  alt: string;
}

/** Size of every wide picture in CSS pixels; the files have a quarter more in each direction. */
export const pictureSize = { width: 1280, height: 800 } as const;
/** Size of every picture for phones, which are narrower, in pixels of the file. */
export const phonePictureSize = { width: 720, height: 720 } as const;

/** Screens of the product, taken from the product itself: `npm run screenshots:site -w @rankwright/e2e`. */
export const pictures = {
  planner: {
    light: { wide: plannerLight, phone: plannerLightPhone },
    dark: { wide: plannerDark, phone: plannerDarkPhone },
    alt: 'A month in the content planner, with a planned article every few days',
  },
  writing: {
    light: { wide: writingLight, phone: writingLightPhone },
    dark: { wide: writingDark, phone: writingDarkPhone },
    alt: 'An article in the editor, with its search and readability checks beside it',
  },
  rewriting: {
    light: { wide: rewritingLight, phone: rewritingLightPhone },
    dark: { wide: rewritingDark, phone: rewritingDarkPhone },
    alt: 'The original beside its rewrite, with the changed words marked and buttons to keep or accept',
  },
  ideas: {
    light: { wide: ideasLight, phone: ideasLightPhone },
    dark: { wide: ideasDark, phone: ideasDarkPhone },
    alt: 'Article ideas with their keyword and level, and buttons to write or plan each',
  },
  publishing: {
    light: { wide: publishingLight, phone: publishingLightPhone },
    dark: { wide: publishingDark, phone: publishingDarkPhone },
    alt: 'Four connected platforms, and below them where one article is live, with links to its posts',
  },
  history: {
    light: { wide: historyLight, phone: historyLightPhone },
    dark: { wide: historyDark, phone: historyDarkPhone },
    alt: 'Content history, a table of articles with their status and dates',
  },
} satisfies Record<string, Picture>;
