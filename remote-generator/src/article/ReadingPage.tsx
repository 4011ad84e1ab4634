import type { Article } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink, useSearchParams } from '@rankwright/sdk/router';
import { Box, Button, ErrorState, Icon, IconButton, LoadingState, Stack } from '@rankwright/shared-ui/core';
import { ActionMenu } from '@rankwright/shared-ui/overlays';
import { articleQuery } from './article.data.ts';
import { ArticlePreview } from './ArticlePreview.tsx';
import { getArticleText } from './articleText.model.ts';
import { copyArticle, getExportActions } from './exportArticle.ts';
import { BackLink } from '../bar/BackLink.tsx';
import { PlanNotice } from './PlanNotice.tsx';
import { useCanWrite } from './plan.data.ts';

/** Back, edit with a plan, copy and export. */
const ReadingBar = ({ article, canWrite }: { article: Article; canWrite: boolean }) => {
  const text = getArticleText(article);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <BackLink />
      <Box sx={{ flexGrow: 1 }} />
      {canWrite && (
        <Button component={RouterLink} to={paths.article(article.id)} startIcon={<Icon name="pen" />}>
          Edit
        </Button>
      )}
      <IconButton aria-label="Copy" title="Copy" onClick={() => void copyArticle(text)}>
        <Icon name="copy" />
      </IconButton>
      <ActionMenu label="Export" compact actions={() => getExportActions(text)} />
    </Box>
  );
};

/** One article to read, copy and export; what needs a plan says so. */
export const Component = () => {
  const [search] = useSearchParams();
  const query = useQuery(articleQuery(search.get('id') ?? ''));
  const canWrite = useCanWrite();
  if (query.isPending) return <LoadingState shape="article" />;
  if (!query.data)
    return (
      <ErrorState
        heading="h1"
        title="The article could not be opened"
        text={getErrorMessage(query.error, 'Error loading content')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const { article } = query.data;
  return (
    <Stack spacing={3} sx={{ maxWidth: 760, mx: 'auto', width: '100%' }}>
      <ReadingBar article={article} canWrite={canWrite} />
      {!canWrite && <PlanNotice />}
      <ArticlePreview {...article} isPage />
    </Stack>
  );
};
