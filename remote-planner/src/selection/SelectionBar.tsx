import { Box, Button, Typography } from '@rankwright/shared-ui/core';
import { useItemSelection } from '../scheduledItems/SelectionContext.ts';
import { useBulkChanges } from './useBulkChanges.ts';

const barStyle = {
  position: 'fixed',
  zIndex: 1050,
  bottom: 16,
  left: { xs: 16, md: 'calc(50% + 132px)' },
  right: { xs: 16, md: 'auto' },
  transform: { md: 'translateX(-50%)' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'text.primary',
  borderRadius: 2,
  bgcolor: 'background.paper',
  boxShadow: 4,
} as const;

const shifts = [
  { label: '1 day earlier', days: -1 },
  { label: '1 day later', days: 1 },
  { label: '1 week later', days: 7 },
];

/** What can be done with the selected articles. */
export const SelectionBar = ({ today }: { today: string }) => {
  const { items, clear } = useItemSelection();
  const bulk = useBulkChanges(today, clear);
  const button = { size: 'small', variant: 'outlined', disabled: bulk.isRunning } as const;
  return (
    <Box role="region" aria-label="Selected articles" sx={barStyle}>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600, mr: 1 }}>
        {bulk.isRunning ? `Working on ${items.length}…` : `${items.length} selected`}
      </Typography>
      {shifts.map(({ label, days }) => (
        <Button key={label} {...button} onClick={() => bulk.shift(items, days)}>
          {label}
        </Button>
      ))}
      <Button {...button} onClick={() => bulk.approve(items)}>
        Approve
      </Button>
      <Button {...button} onClick={() => bulk.remove(items)}>
        Delete
      </Button>
      <Button size="small" disabled={bulk.isRunning} onClick={clear}>
        Clear
      </Button>
    </Box>
  );
};
