import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { Box, Button, Icon, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { scheduledItemStyle } from '../scheduledItems/scheduledItemStyle.ts';
import type { ScheduledItemActions } from '../scheduledItems/scheduledItemActions.ts';
import { backlogQuery } from './backlog.data.ts';
import { BacklogCard } from './BacklogCard.tsx';

/** Drop target: an article dropped here loses its date. */
export const backlogTarget = 'backlog';

const BacklogContent = ({ actions }: { actions: ScheduledItemActions }) => {
  const backlog = useQuery(backlogQuery);
  if (backlog.isError)
    return (
      <Box role="alert">
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          The backlog could not be loaded
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {getErrorMessage(backlog.error, 'Please try again.')}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          loading={backlog.isFetching}
          onClick={() => void backlog.refetch()}
        >
          Retry
        </Button>
      </Box>
    );
  if (!backlog.data)
    return (
      <>
        <Skeleton width="80%" />
        <Skeleton width="55%" />
      </>
    );
  if (backlog.data.content.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        Articles without a date appear here. Drag an article in, or choose “Move to backlog” from its menu.
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, ...scheduledItemStyle }}>
      {backlog.data.content.map((item) => (
        <BacklogCard key={item.id} item={item} actions={actions} />
      ))}
    </Box>
  );
};

/** Articles without a date, beside the calendar; a line above it while there are none. */
export const Backlog = ({ actions, onAdd }: { actions: ScheduledItemActions; onAdd: () => void }) => {
  const isEmpty = useQuery(backlogQuery).data?.content.length === 0;
  return (
    <Box
      data-drop-target={backlogTarget}
      data-empty={isEmpty || undefined}
      component="section"
      aria-labelledby="backlog-title"
      sx={{
        alignSelf: 'start',
        borderTop: 2,
        borderColor: 'text.primary',
        '&[data-over]': { borderColor: 'accent.main' },
        pt: 1,
        minHeight: 160,
        '&[data-empty]': {
          display: { lg: 'flex' },
          alignItems: 'center',
          columnGap: 2,
          minHeight: 0,
          '& > div': { mb: { lg: 0 } },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography id="backlog-title" variant="h4" component="h2">
          Backlog
        </Typography>
        <Button size="small" startIcon={<Icon name="plus" />} aria-label="Add to backlog" onClick={onAdd}>
          Add
        </Button>
      </Box>
      <BacklogContent actions={actions} />
    </Box>
  );
};
