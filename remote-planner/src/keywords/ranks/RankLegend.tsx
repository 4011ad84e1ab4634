import { useQuery } from '@rankwright/sdk/query';
import { Typography } from '@rankwright/shared-ui/core';
import { keywordRanksQuery } from './ranks.data.ts';

/** When positions were checked last, or why they were not. */
export const RankLegend = () => {
  const { data, error } = useQuery(keywordRanksQuery);
  const problem = error ? 'Positions could not be loaded.' : data?.error;
  return (
    <Typography variant="body2" color="textSecondary" {...(problem && { role: 'status' })}>
      Position is the average of 28 days, checked daily; open it to see its history or why it is unknown.{' '}
      {problem}
    </Typography>
  );
};
