import { planLimits } from '@rankwright/contracts/limits';
import { useQuery } from '@rankwright/sdk/query';
import { Typography } from '@rankwright/shared-ui/core';
import { keywordsQuery } from './keywords.data.ts';

const { keywordsLimit } = planLimits;

const describeUsage = (used: number): string => {
  const left = keywordsLimit - used;
  const count = `${used} of ${keywordsLimit} keywords used`;
  return left > 0 ? `${count}, ${left} left.` : `${count}. Delete some to add more.`;
};

/** How many keywords the plan has room for. Empty until the list has loaded. */
export const KeywordUsage = () => {
  const list = useQuery(keywordsQuery);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2, minHeight: '1.5em' }}>
      {list.data && describeUsage(list.data.keywords.length)}
    </Typography>
  );
};
