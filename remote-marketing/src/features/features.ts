import type { IconName } from '@rankwright/shared-ui/core';
import { pictures, type Picture } from '../pictures/pictures.ts';

interface Feature {
  icon: IconName;
  title: string;
  text: string;
  points: readonly string[];
  picture: Picture;
}

/** Features of the current product. List nothing that does not exist yet. */
export const features: readonly Feature[] = [
  {
    icon: 'calendar',
    title: 'Content planner',
    text: 'A month of articles on one page, next to your keyword list.',
    points: [
      'Add keywords by hand or have them generated for a niche',
      'Each day shows its article, status, length and difficulty',
      'Times always show their time zone',
    ],
    picture: pictures.planner,
  },
  {
    icon: 'pen',
    title: 'Article generator',
    text: 'A structured draft from a keyword, an industry, an audience and a length.',
    points: [
      'Title, headings, lists, conclusion and meta description',
      'Preview and edit, with unsaved drafts stored on your device',
      'Save, then publish to your connected sites',
    ],
    picture: pictures.writing,
  },
  {
    icon: 'refresh',
    title: 'Rewriting',
    text: 'Existing content in another style and tone, next to the original.',
    points: ['Five styles, six tones', 'Nothing is replaced until you accept it'],
    picture: pictures.rewriting,
  },
  {
    icon: 'spark',
    title: 'Article ideas',
    text: 'Ideas for your industry and audience with keywords and difficulty.',
    points: ['How-to guides, listicles, case studies and more'],
    picture: pictures.ideas,
  },
  {
    icon: 'send',
    title: 'Publishing',
    text: 'WordPress, Shopify, Wix and Webflow from one place.',
    points: [
      'A link to every live post',
      'Publishing again updates the same post',
      'Unknown results are marked and can be checked',
    ],
    picture: pictures.publishing,
  },
  {
    icon: 'history',
    title: 'History and analytics',
    text: 'All your content in one searchable list, with the status of every post.',
    points: ['Totals for 7, 30 and 90 days', 'Export as a CSV file'],
    picture: pictures.history,
  },
];
