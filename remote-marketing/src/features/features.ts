import type { IconName } from '@rankwright/shared-ui/core';

interface Feature {
  icon: IconName;
  title: string;
  text: string;
  points: readonly string[];
}

/** What the product does today; nothing is listed that has no screen. */
export const features: readonly Feature[] = [
  {
    icon: 'calendar',
    title: 'Content planner',
    text: 'A month of articles on one page, with a keyword list beside it.',
    points: [
      'Add keywords by hand or have them generated for a niche',
      'Each day shows its article, status, length and difficulty',
      'Hours always name their time zone',
    ],
  },
  {
    icon: 'pen',
    title: 'Article generator',
    text: 'A structured draft from a keyword, an industry, an audience and a length.',
    points: [
      'Title, headings, lists, conclusion and meta description',
      'Preview and edit side by side with your draft kept safe',
      'Save, then publish where you are connected',
    ],
  },
  {
    icon: 'refresh',
    title: 'Rewriting',
    text: 'An existing text in another style and tone, beside the original.',
    points: ['Five styles, six tones', 'Nothing is replaced until you take it'],
  },
  {
    icon: 'spark',
    title: 'Article ideas',
    text: 'Ideas for your industry and audience with keywords and difficulty.',
    points: ['How-to guides, listicles, case studies and more'],
  },
  {
    icon: 'send',
    title: 'Publishing',
    text: 'WordPress, Shopify, Wix and Webflow from one place.',
    points: [
      'A link to every live post',
      'The same post is updated, never doubled',
      'When an outcome is unknown we say so, and check',
    ],
  },
  {
    icon: 'history',
    title: 'History and analytics',
    text: 'Everything you wrote, searchable, with what happened to it.',
    points: ['Totals for 7, 30 and 90 days', 'Export as a CSV file'],
  },
];
