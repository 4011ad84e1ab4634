import { paths } from '@rankwright/contracts/paths';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Link, Typography } from '@rankwright/shared-ui/core';
import { generationsQuery } from '../generations/generations.data.ts';
import { describeProgress, describeWords } from '../generations/progress.model.ts';

/** The articles being written now; renders nothing when there are none. */
export const RunningGenerations = () => {
  const generations = useQuery(generationsQuery).data?.generations ?? [];
  if (generations.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="running-generations">
      <Typography id="running-generations" variant="h5" component="h2" sx={{ mb: 1 }}>
        Being written
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {generations.map((generation) => (
          <Box
            component="li"
            key={generation.id}
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Link component={RouterLink} to={paths.article(generation.articleId)}>
              {generation.title}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {describeProgress(generation)} · {describeWords(generation, generation.wordGoal)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
