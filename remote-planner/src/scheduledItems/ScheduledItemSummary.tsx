import { paths } from '@rankwright/contracts/paths';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Slot } from '@rankwright/sdk/host';
import { PublicationList } from '@rankwright/sdk/publications';
import { Link } from '@rankwright/sdk/router';
import { Box, Button, Icon } from '@rankwright/shared-ui/core';
import { DeliveryLine } from './delivery/DeliveryLine.tsx';
import { ScheduledItemStatus } from './ScheduledItemStatus.tsx';

interface ScheduledItemSummaryProps {
  item: ScheduledItem;
}

/** What the plan itself knows of the article, where no remote tells more. */
const ArticleProgress = ({ item }: ScheduledItemSummaryProps) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
    <ScheduledItemStatus item={item} />
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon name="pen" />}
      component={Link}
      to={paths.article(item.articleId)}
    >
      {item.hasText ? 'Open article' : 'Write it'}
    </Button>
  </Box>
);

/** How far an item is, with the way to its article. */
export const ScheduledItemSummary = ({ item }: ScheduledItemSummaryProps) => (
  <Box sx={{ display: 'grid', gap: 1, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
    <Slot name="plannerItemPanel" input={{ item }} fallback={<ArticleProgress item={item} />} />
    <DeliveryLine item={item} />
    <PublicationList publications={item.publications} compact />
  </Box>
);
