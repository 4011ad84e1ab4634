import type { Article } from '@rankwright/contracts/articles';
import { readBlocks, splitWords } from '../assessment/markdown.model.ts';

/** Words of a Markdown text, as the checks count them. */
const countTextWords = (markdown: string): number =>
  readBlocks(markdown).reduce((sum, { text }) => sum + splitWords(text).length, 0);

const getWordGoal = ({ receipt }: Pick<Article, 'receipt'>): number | null => {
  const goal = receipt?.inputs.wordCount;
  return typeof goal === 'number' ? goal : null;
};

/** e.g. "640 of 800 words"; without a goal "640 words". */
export const describeWordCount = (article: Pick<Article, 'receipt'>, content: string): string => {
  const [words, goal] = [countTextWords(content), getWordGoal(article)];
  if (goal !== null) return `${words} of ${goal} words`;
  return words === 1 ? '1 word' : `${words} words`;
};
