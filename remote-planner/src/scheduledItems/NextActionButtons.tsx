import { paths } from '@rankwright/contracts/paths';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Link } from '@rankwright/sdk/router';
import { Box, Button } from '@rankwright/shared-ui/core';
import { getNextAction, isMissed } from './nextAction.model.ts';
import type { ScheduledItemActions } from './scheduledItemActions.ts';

interface NextActionButtonsProps {
  item: ScheduledItem;
  actions: ScheduledItemActions;
  tabIndex?: number;
}

const buttonStyle = { minWidth: 0, minHeight: 24, px: 0.75, py: 0, ml: -0.75 } as const;

/** Write it, Review, or Publish now and Reschedule: what the item waits for. */
export const NextActionButtons = ({ item, actions, tabIndex = 0 }: NextActionButtonsProps) => {
  const action = getNextAction(item);
  if (!action) return null;
  const common = { size: 'small', tabIndex, sx: buttonStyle } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {action === 'write' && (
        <Button
          {...common}
          component={Link}
          to={paths.article(item.articleId)}
          aria-label={`Write it: ${item.title}`}
        >
          Write it
        </Button>
      )}
      {action === 'review' && (
        <Button {...common} aria-label={`Review ${item.title}`} onClick={() => actions.onReview(item)}>
          Review
        </Button>
      )}
      {action === 'publish' && (
        <Button {...common} aria-label={`Publish ${item.title} now`} onClick={() => actions.onReview(item)}>
          Publish now
        </Button>
      )}
      {isMissed(item) && (
        <Button {...common} aria-label={`Reschedule ${item.title}`} onClick={() => actions.onMove(item)}>
          Reschedule
        </Button>
      )}
    </Box>
  );
};
