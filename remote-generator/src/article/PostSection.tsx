import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Divider, Link, Stack, Typography } from '@rankwright/shared-ui/core';
import { PostFields } from './PostFields.tsx';
import { SeoFields } from './SeoFields.tsx';
import { SlotSection } from './SlotSection.tsx';
import type { ArticleWork } from './useArticleWork.ts';

const getSiteHost = ({ connected }: ArticleWork): string => {
  const url = connected[0]?.url;
  return url && URL.canParse(url) ? new URL(url).host : 'your-site.com';
};

const ConnectHint = () => (
  <Box component="section" aria-label="Site">
    <Typography component="h2" variant="h6">
      Site
    </Typography>
    <Typography variant="body2" color="textSecondary">
      To publish, connect a site in{' '}
      <Link component={RouterLink} to={paths.integrations}>
        Integrations
      </Link>
      .
    </Typography>
  </Box>
);

/** What belongs to the post besides its text: time, search result and details. */
export const PostSection = ({ work }: { work: ArticleWork }) => {
  const { article, text } = work;
  const isImported = article.kind === 'imported';
  return (
    <Stack spacing={3} divider={<Divider />}>
      {work.connected.length === 0 && <ConnectHint />}
      <SlotSection work={work} />
      <SeoFields
        articleId={article.id}
        text={text.text}
        isImported={isImported}
        keyword={article.primaryKeyword}
        site={getSiteHost(work)}
        onChange={text.edit}
      />
      <PostFields text={text.text} isImported={isImported} onChange={text.edit} />
    </Stack>
  );
};
