import { getArticle, type Article } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import type { SlotInputs } from '@rankwright/contracts/remote';
import { endpointQuery } from '@rankwright/sdk/api';
import { ArticleStateBadge } from '@rankwright/sdk/publications';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Icon, Stack, Typography } from '@rankwright/shared-ui/core';

const formatLength = ({ wordCount }: Article): string =>
  wordCount === 0
    ? 'No text yet'
    : `${wordCount.toLocaleString('en-US')} ${wordCount === 1 ? 'word' : 'words'}`;

const Facts = ({ article }: { article: Article }) => (
  <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
    <ArticleStateBadge state={article.state} publications={article.publications} />
    <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
      {formatLength(article)}
    </Typography>
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon name="pen" />}
      component={RouterLink}
      to={paths.article(article.id)}
    >
      {article.wordCount === 0 ? 'Write it' : 'Open article'}
    </Button>
  </Stack>
);

/** Panel of a scheduled item in the planner: what its article has, and the way there. */
export const Component = ({ item }: SlotInputs['plannerItemPanel']) => {
  const { data, isError, refetch } = useQuery(endpointQuery(getArticle, { params: { id: item.articleId } }));
  if (data) return <Facts article={data.article} />;
  if (!isError)
    return (
      <Typography role="status" variant="body2" color="textSecondary">
        Loading…
      </Typography>
    );
  return (
    <Stack direction="row" spacing={1} role="alert" sx={{ alignItems: 'center' }}>
      <Typography variant="body2" sx={{ flex: 1 }}>
        The article could not be loaded.
      </Typography>
      <Button size="small" onClick={() => void refetch()}>
        Retry
      </Button>
    </Stack>
  );
};
