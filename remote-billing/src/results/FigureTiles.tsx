import type { SearchFigures } from '@rankwright/contracts/searchPerformance';
import { Box, StatTile } from '@rankwright/shared-ui/core';
import { formatCount, formatPosition, unknownValue } from './results.model.ts';

/** Clicks, impressions and position; dashes while nothing is known. */
export const FigureTiles = ({ total }: { total: SearchFigures | null }) => (
  <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 3 }, gridTemplateColumns: 'repeat(3, 1fr)' }}>
    <StatTile label="Clicks" value={total ? formatCount(total.clicks) : unknownValue} />
    <StatTile label="Impressions" value={total ? formatCount(total.impressions) : unknownValue} />
    <StatTile label="Average position" value={formatPosition(total?.position ?? null)} />
  </Box>
);
