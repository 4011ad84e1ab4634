import { Button } from '@rankwright/shared-ui/core';
import type { ArticleWork } from './useArticleWork.ts';

/** Saves and approves the text on screen; shown until it is approved. */
export const ApproveButton = ({ work }: { work: ArticleWork }) => {
  const { article, text } = work;
  const isApproved = article.approvedVersion === article.version && !text.isDirty;
  if (isApproved || article.content === '') return null;
  return (
    <Button
      variant="outlined"
      loading={work.deciding === 'approve'}
      disabled={work.deciding !== null}
      onClick={work.approve}
    >
      Approve
    </Button>
  );
};
