import { Stack } from '@rankwright/shared-ui/core';
import { copyText } from './exportArticle.ts';
import type { ArticleWork } from './useArticleWork.ts';
import { ClaimList } from '../insights/ClaimList.tsx';
import { insertLink } from '../insights/insertLink.ts';
import { LinkSuggestions } from '../insights/LinkSuggestions.tsx';
import { ReceiptDetails } from '../insights/ReceiptDetails.tsx';
import { RerunButton } from '../rerun/RerunButton.tsx';
import type { Rerun } from '../rerun/useRerun.ts';

/** Claims to verify, link suggestions and how the text was written. */
export const ArticleInsights = ({ work, rerun }: { work: ArticleWork; rerun: Rerun }) => {
  const { article, text } = work;
  const insert = (anchor: string, url: string): boolean => {
    const linked = insertLink(text.text.content, anchor, url);
    if (linked !== null) text.edit({ content: linked });
    return linked !== null;
  };
  return (
    <Stack spacing={3}>
      <ClaimList article={article} onArticle={work.onArticle} />
      <LinkSuggestions articleId={article.id} onInsert={insert} onCopy={(link) => void copyText(link)} />
      {article.receipt && (
        <ReceiptDetails receipt={article.receipt}>
          <RerunButton receipt={article.receipt} rerun={rerun} />
        </ReceiptDetails>
      )}
    </Stack>
  );
};
