import { useIdlePreload } from '@rankwright/sdk/host';
import { Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { ScheduleArticleDialog } from '../scheduling/lazyScheduleArticleDialog.ts';
import { describeSlot } from './slot.model.ts';
import type { ArticleWork } from './useArticleWork.ts';
import { useRemoveSlot } from './useRemoveSlot.ts';

/** The article's place in the calendar. */
export const SlotSection = ({ work }: { work: ArticleWork }) => {
  const { article } = work;
  const { slot } = article;
  const [isScheduling, setIsScheduling] = useState(false);
  const removing = useRemoveSlot(article);
  useIdlePreload(ScheduleArticleDialog);
  return (
    <Box component="section" aria-label="Schedule">
      <Typography component="h2" variant="h6">
        Schedule
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {slot ? describeSlot(slot) : 'Not scheduled'}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setIsScheduling(true)}>
          {slot ? 'Change' : 'Schedule'}
        </Button>
        {slot && article.content && (
          <Button size="small" loading={removing.isPending} onClick={removing.remove}>
            Remove from calendar
          </Button>
        )}
      </Stack>
      {isScheduling && (
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
      )}
    </Box>
  );
};
