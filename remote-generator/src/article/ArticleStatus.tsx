import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { ArticleStateBadge } from '@rankwright/sdk/publications';
import { lazy, Suspense, useState } from 'react';
import { describeSlot } from './slot.model.ts';
import type { ArticleWork } from './useArticleWork.ts';
import { useRemoveSlot } from './useRemoveSlot.ts';

const ScheduleArticleDialog = lazy(async () => ({
  default: (await import('../scheduling/ScheduleArticleDialog.tsx')).ScheduleArticleDialog,
}));

/** The article's state and its place in the calendar. */
export const ArticleStatus = ({ work }: { work: ArticleWork }) => {
  const { article } = work;
  const { slot } = article;
  const [isScheduling, setIsScheduling] = useState(false);
  const removing = useRemoveSlot(article);
  return (
    <Stack
      role="group"
      aria-label="Status"
      direction="row"
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}
    >
      <ArticleStateBadge state={article.state} />
      <Typography variant="body2" color="textSecondary">
        {slot ? describeSlot(slot) : 'Not scheduled'}
      </Typography>
      <Button size="small" onClick={() => setIsScheduling(true)}>
        {slot ? 'Change' : 'Schedule'}
      </Button>
      {slot && article.content && (
        <Button size="small" loading={removing.isPending} onClick={removing.remove}>
          Remove from calendar
        </Button>
      )}
      {isScheduling && (
        <Suspense>
          <ScheduleArticleDialog
            start={{
              title: article.title,
              content: article.content,
              isSaved: true,
              articleId: article.id,
              keywords: [article.primaryKeyword, ...article.secondaryKeywords].filter(Boolean),
              ...(slot && {
                scheduledItemId: slot.scheduledItemId,
                date: slot.scheduledDate ?? '',
                platforms: slot.platforms,
                ...(slot.scheduledTime && { time: slot.scheduledTime }),
              }),
            }}
            onScheduled={work.refetch}
            onClose={() => setIsScheduling(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
};
