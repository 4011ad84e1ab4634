import type { Article } from '@rankwright/contracts/articles';
import { PublicationList } from '@rankwright/sdk/publications';
import { Box, Stack, StatusBadge } from '@rankwright/shared-ui/core';
import { useState, type ReactNode } from 'react';
import { ImportedPostNotice } from '../importedPost/ImportedPostNotice.tsx';
import { usePanel } from '../panel/usePanel.ts';
import { RerunStatus } from '../rerun/RerunStatus.tsx';
import { useRerun, type Rerun } from '../rerun/useRerun.ts';
import { ArticleBar, type View } from './ArticleBar.tsx';
import { ArticlePanel } from './ArticlePanel.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { EditView } from './EditView.tsx';
import { printStyle } from './printStyle.ts';
import { useArticleWork, type ArticleWork } from './useArticleWork.ts';
import { useJump } from './useJump.ts';
import { usePublishActions } from './usePublishActions.ts';
import { useSaveShortcut } from './useSaveShortcut.ts';

/** An additional view before Edit and Preview. */
export interface ExtraView {
  label: string;
  render: (work: ArticleWork) => ReactNode;
}

export interface ArticleEditorProps {
  article: Article;
  /** The article has the whole window; otherwise it is part of a page. */
  isPage?: boolean;
  extra?: ExtraView;
}

const offlineWriterBadge = (
  <StatusBadge tone="info" icon="info" label="Written by the built-in offline writer, not by an AI model" />
);

/** What a person should know before going on with the text; usually nothing. */
const Notices = ({ work, rerun }: { work: ArticleWork; rerun: Rerun }) => {
  const { article, text } = work;
  return (
    <Stack spacing={2} sx={{ '&:not(:empty)': { mb: 2 }, '@media print': { display: 'none' } }}>
      {article.provenance.writer === 'offline' && offlineWriterBadge}
      <ConflictNotice text={text} />
      <ImportedPostNotice article={article} onResolved={work.refetch} />
      <RerunStatus rerun={rerun} content={article.content} isDirty={text.isDirty} />
      <PublicationList publications={article.publications} />
    </Stack>
  );
};

/** Enough room below the last line on phones for the commands at the lower edge. */
const columnStyle = {
  maxWidth: 720,
  minHeight: '60vh',
  mx: 'auto',
  px: { xs: 2, md: 3 },
  pt: { xs: 2, md: 3 },
  pb: 12,
  ...printStyle,
} as const;

/** Edits and previews an article, with its panel, save, publish and publication status. */
export const ArticleEditor = ({ article: cached, isPage = false, extra }: ArticleEditorProps) => {
  const work = useArticleWork(cached);
  const [view, setView] = useState<View>(extra ? 'extra' : 'edit');
  const panel = usePanel();
  const rerun = useRerun(work.article, work.onArticle);
  useSaveShortcut(work.save);
  usePublishActions(work.publish);
  const { jump, leave, ready } = useJump({ articleId: work.article.id, panel, setView });
  const show = (next: View) => {
    leave();
    setView(next);
  };
  return (
    <Box component="section" aria-label="Article">
      <ArticleBar
        work={work}
        panel={panel}
        isPage={isPage}
        view={view}
        extraLabel={extra?.label}
        onView={show}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={columnStyle}>
            <Notices work={work} rerun={rerun} />
            {view === 'extra' && extra?.render(work)}
            {view === 'preview' && (
              <ArticlePreview {...work.text.text} kind={work.article.kind} isPage={isPage} />
            )}
            {view === 'edit' && <EditView work={work} isPage={isPage} onReady={ready} />}
          </Box>
        </Box>
        <ArticlePanel work={work} rerun={rerun} panel={panel} isPage={isPage} onJump={jump} />
      </Box>
    </Box>
  );
};
