import type { AttentionItem } from '@rankwright/contracts/attention';
import { useQuery } from '@rankwright/sdk/query';
import { Box, Button, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { attentionQuery } from './attention.data.ts';
import { AttentionLine } from './AttentionLine.tsx';

/** So many are shown at first. */
const shownAtFirst = 3;

interface NeedsYouProps {
  /** The mending action of an empty week. */
  onPlan: () => void;
}

const Lines = ({ items, onPlan }: NeedsYouProps & { items: readonly AttentionItem[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {items.map((item) => (
      <AttentionLine key={item.id} item={item} onPlan={onPlan} />
    ))}
  </Box>
);

/** One quiet strip where something waits for the person; nothing at all where nothing does. */
export const NeedsYou = ({ onPlan }: NeedsYouProps) => {
  const attention = useQuery(attentionQuery);
  const [all, setAll] = useState(false);
  const items = attention.data?.items ?? [];
  if (items.length === 0) return null;
  const rest = items.length - shownAtFirst;
  return (
    <Box
      component="section"
      aria-labelledby="needs-you"
      sx={{ borderTop: 1, borderBottom: 1, borderColor: 'divider', py: 1.5 }}
    >
      <Typography id="needs-you" component="h2" variant="overline" color="textSecondary">
        Needs you
      </Typography>
      <Lines items={all ? items : items.slice(0, shownAtFirst)} onPlan={onPlan} />
      {rest > 0 && (
        <Button size="small" sx={{ ml: -1.5 }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${rest} more`}
        </Button>
      )}
    </Box>
  );
};
