import type { Keyword, KeywordRank } from '@rankwright/contracts/planner';
import { useQuery } from '@rankwright/sdk/query';
import { Box, Button } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { createLazyPart, preloadOnApproach } from '@rankwright/sdk/host';
import { describeRank, formatRank, formatTrend, getTrend } from './rank.model.ts';
import { keywordRanksQuery } from './ranks.data.ts';

const RankDialog = createLazyPart(
  async () => (await import(/* webpackChunkName: "keyword-rank" */ './RankDialog.tsx')).RankDialog,
);

const trendColors = { better: 'success.main', worse: 'error.main', same: '', unknown: '' } as const;

const RankText = ({ rank }: { rank: KeywordRank }) => (
  <>
    {formatRank(rank)}
    {formatTrend(rank) && (
      <Box component="span" sx={{ ml: 0.75, color: trendColors[getTrend(rank)] }}>
        {formatTrend(rank)}
      </Box>
    )}
  </>
);

/** The position of a keyword; opens how it developed, or why it is not known. */
export const RankButton = ({ keyword }: { keyword: Keyword }) => {
  const { data } = useQuery(keywordRanksQuery);
  const [isOpen, setOpen] = useState(false);
  const rank = data?.ranks.find(({ keywordId }) => keywordId === keyword.id);
  if (!rank) return '–';
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={`Position of ${keyword.keyword}: ${describeRank(rank)}`}
        {...preloadOnApproach(RankDialog)}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 32, px: 0.5, fontVariantNumeric: 'tabular-nums', fontWeight: 400 }}
      >
        <RankText rank={rank} />
      </Button>
      {isOpen && <RankDialog keyword={keyword} rank={rank} onClose={() => setOpen(false)} />}
    </>
  );
};
