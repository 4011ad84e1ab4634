import type { Article } from '@rankwright/contracts/articles';
import { useFullScreen } from '@rankwright/sdk/host';
import { OpenedArticle } from '../article/OpenedArticle.tsx';
import { GenerationView } from './GenerationView.tsx';
import { PlannedArticle } from './PlannedArticle.tsx';
import { useState } from 'react';

/** One article on the whole window: its text, or while it has none its brief or its progress. */
export const WritingPage = ({ id }: { id: string }) => {
  useFullScreen();
  const [isByHand, setIsByHand] = useState(false);
  /** What stands in place of the editor while the article has no text. */
  const renderWithoutText = (article: Article) => {
    if (article.content !== '' || isByHand) return null;
    return article.generation ? (
      <GenerationView id={article.generation.id} />
    ) : (
      <PlannedArticle article={article} onWrite={() => setIsByHand(true)} />
    );
  };
  return <OpenedArticle id={id} isPage renderWithoutText={renderWithoutText} />;
};
