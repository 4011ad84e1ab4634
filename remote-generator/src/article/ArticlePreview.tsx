import type { Article } from '@rankwright/contracts/articles';
import { Box, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { MarkdownView } from '../editor/MarkdownView.ts';
import { TrialFooter } from '../publishing/TrialFooter.tsx';

interface ArticlePreviewProps extends Pick<Article, 'kind'> {
  title: string;
  content: string;
  /** The title is the heading of the screen. */
  isPage: boolean;
}

/** The article as readers see it. */
export const ArticlePreview = ({ title, content, kind, isPage }: ArticlePreviewProps) => (
  <Box component="article">
    <Typography
      variant="h2"
      component={isPage ? 'h1' : 'h2'}
      {...(isPage && { tabIndex: -1 })}
      sx={{ overflowWrap: 'anywhere', textWrap: 'balance', mb: 2 }}
    >
      {title}
    </Typography>
    <MarkdownView
      markdown={content}
      titleLevel={isPage ? 1 : 2}
      fallback={<Skeleton variant="rounded" height={320} />}
    />
    <TrialFooter kind={kind} />
  </Box>
);
