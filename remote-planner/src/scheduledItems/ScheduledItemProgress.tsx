import { paths } from '@rankwright/contracts/paths';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { PublicationList } from '@rankwright/sdk/publications';
import { Link } from '@rankwright/sdk/router';
import { Box, Button, Icon } from '@rankwright/shared-ui/core';
import { DeliveryLine } from './delivery/DeliveryLine.tsx';
import { ScheduledItemStatus } from './ScheduledItemStatus.tsx';

/** How far an item is, with the way to its article. */
export const ScheduledItemProgress = ({ item }: { item: ScheduledItem }) => (
  <Box sx={{ display: 'grid', gap: 1, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
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
    <DeliveryLine item={item} />
    <PublicationList publications={item.publications} compact />
  </Box>
);
