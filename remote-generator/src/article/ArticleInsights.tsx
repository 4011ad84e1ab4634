import { Stack } from '@rankwright/shared-ui/core';
import type { ArticleWork } from './useArticleWork.ts';
import { ClaimList } from '../insights/ClaimList.tsx';
import { LinkSuggestions } from '../insights/LinkSuggestions.tsx';
import { ReceiptDetails } from '../insights/ReceiptDetails.tsx';
import { RerunButton } from '../rerun/RerunButton.tsx';
import type { Rerun } from '../rerun/useRerun.ts';
import { useLinkActions } from './useLinkActions.ts';

/** Claims to verify, link suggestions and how the text was written. */
export const ArticleInsights = ({ work, rerun }: { work: ArticleWork; rerun: Rerun }) => {
  const { article, text } = work;
  const { add, open } = useLinkActions(text);
  return (
    <Stack spacing={3}>
      <ClaimList article={article} onArticle={work.onArticle} />
      <LinkSuggestions articleId={article.id} content={text.text.content} onAdd={add} onOpen={open} />
      {article.receipt && (
        <ReceiptDetails receipt={article.receipt}>
          <RerunButton receipt={article.receipt} rerun={rerun} />
        </ReceiptDetails>
      )}
    </Stack>
  );
};
