import type { Article } from '@rankwright/contracts/articles';
import { countMarkdownWords } from '@rankwright/contracts/markdown';

const getWordGoal = ({ receipt }: Pick<Article, 'receipt'>): number | null => {
  const goal = receipt?.inputs.wordCount;
  return typeof goal === 'number' ? goal : null;
};

/** e.g. "640 of 800 words"; without a goal "640 words". */
export const describeWordCount = (article: Pick<Article, 'receipt'>, content: string): string => {
  const [words, goal] = [countMarkdownWords(content), getWordGoal(article)];
  if (goal !== null) return `${words} of ${goal} words`;
  return words === 1 ? '1 word' : `${words} words`;
};
