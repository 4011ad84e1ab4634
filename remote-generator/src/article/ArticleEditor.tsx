import type { Article } from '@rankwright/contracts/articles';
import { PublicationList } from '@rankwright/sdk/publications';
import { Box, Stack, StatusBadge, Tab, Tabs } from '@rankwright/shared-ui/core';
import type { EditorHandle } from '@rankwright/shared-ui/editor';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { AssessmentPanel } from '../assessment/AssessmentPanel.tsx';
import type { Target } from '../assessment/finding.model.ts';
import { ArticleActions } from './ArticleActions.tsx';
import { RerunStatus } from '../rerun/RerunStatus.tsx';
import { useRerun, type Rerun } from '../rerun/useRerun.ts';
import { ArticleInsights } from './ArticleInsights.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { ArticleStatus } from './ArticleStatus.tsx';
import { isUneditedStartingDraft } from './articleText.model.ts';
import { EditView } from './EditView.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { focusField } from './articleFields.ts';
import { ImportedPostNotice } from '../importedPost/ImportedPostNotice.tsx';
import { PostFields } from './PostFields.tsx';
import { PendingPublishNotice } from './PublishButtons.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { SeoFields } from './SeoFields.tsx';
import { usePublishActions } from './usePublishActions.ts';
import { useSaveShortcut } from './useSaveShortcut.ts';
import { useArticleWork, type ArticleWork } from './useArticleWork.ts';

type Mode = 'preview' | 'edit';

const getSiteHost = ({ connected }: ArticleWork): string => {
  const url = connected[0]?.url;
  return url && URL.canParse(url) ? new URL(url).host : 'your-site.com';
};

/** Jumps to the field or text a finding refers to. From the preview, it switches to the edit view first. */
const useJumpToTarget = (articleId: string, setMode: (mode: Mode) => void) => {
  const editor = useRef<EditorHandle | null>(null);
  const pendingTarget = useRef<Target | null>(null);
  const revealTarget = (target: Target): boolean =>
    target.kind === 'field'
      ? focusField(articleId, target.field)
      : (editor.current?.reveal(target.text) ?? false);
  return {
    jump: (target: Target) => {
      if (revealTarget(target)) return;
      pendingTarget.current = target;
      setMode('edit');
    },
    leave: () => {
      editor.current = null;
    },
    ready: (handle: EditorHandle) => {
      editor.current = handle;
      if (pendingTarget.current) revealTarget(pendingTarget.current);
      pendingTarget.current = null;
    },
  };
};

/** Sticks to the bottom of the window, so that Save stays in reach beside a long text and its fields, also on a phone. */
const actionBarStyle = {
  display: 'grid',
  rowGap: 1,
  position: 'sticky',
  '@media (max-height: 599px)': { position: 'static' },
  bottom: 0,
  zIndex: 1,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** An additional tab before Preview and Edit. */
export interface ExtraView {
  label: string;
  render: (work: ArticleWork) => ReactNode;
}

export interface ArticleEditorProps {
  article: Article;
  extra?: ExtraView;
  startIn?: Mode;
}

const offlineWriterBadge = (
  <StatusBadge tone="info" icon="info" label="Written by the built-in offline writer, not by an AI model" />
);

interface SidePanelProps {
  work: ArticleWork;
  rerun: Rerun;
  onJump: (target: Target) => void;
}

/** Assessment, claims, links and receipt. */
const SidePanel = ({ work, rerun, onJump }: SidePanelProps) => {
  const { article, text } = work;
  const { primaryKeyword, secondaryKeywords } = article;
  const assessedText = useMemo(
    () => ({ ...text.text, primaryKeyword, secondaryKeywords }),
    [text.text, primaryKeyword, secondaryKeywords],
  );
  return (
    <Stack spacing={3}>
      <AssessmentPanel
        text={assessedText}
        isStartingDraft={isUneditedStartingDraft(article, text.isDirty)}
        onJump={onJump}
      />
      <ArticleInsights work={work} rerun={rerun} />
    </Stack>
  );
};

/** Preview and edit an article, with assessment, save, publish and publication status. */
export const ArticleEditor = ({ article: cached, extra, startIn = 'preview' }: ArticleEditorProps) => {
  const work = useArticleWork(cached);
  const [mode, setMode] = useState<Mode | 'extra'>(extra ? 'extra' : startIn);
  const { article, text } = work;
  const rerun = useRerun(article, work.onArticle);
  useSaveShortcut(work.save);
  usePublishActions(work.publish);
  const { jump, leave, ready } = useJumpToTarget(article.id, setMode);
  const show = (next: Mode | 'extra') => {
    leave();
    setMode(next);
  };
  return (
    <Stack component="section" aria-label="Article" spacing={2.5}>
      {article.provenance.writer === 'offline' && offlineWriterBadge}
      <ArticleStatus work={work} />
      <ConflictNotice text={text} />
      <ImportedPostNotice article={article} onResolved={work.refetch} />
      <RerunStatus rerun={rerun} content={article.content} isDirty={text.isDirty} />
      <Tabs value={mode} onChange={(_, value: Mode) => show(value)} aria-label="Article views">
        {extra && <Tab value="extra" label={extra.label} />}
        <Tab value="preview" label="Preview" />
        <Tab value="edit" label="Edit" />
      </Tabs>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, lg: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          {mode === 'extra' && extra?.render(work)}
          {mode === 'preview' && <ArticlePreview {...text.text} />}
          {mode === 'edit' && <EditView work={work} onReady={ready} />}
          <PublicationList publications={article.publications} />
          <SeoFields
            articleId={article.id}
            text={text.text}
            keyword={article.primaryKeyword}
            site={getSiteHost(work)}
            onChange={text.edit}
          />
          <PostFields text={text.text} onChange={text.edit} />
          <Box sx={actionBarStyle}>
            <SaveStatus work={work} />
            <PendingPublishNotice work={work} />
            <ArticleActions work={work} />
          </Box>
        </Stack>
        <Box sx={{ alignSelf: 'start', position: { lg: 'sticky' }, top: { lg: 24 } }}>
          <SidePanel work={work} rerun={rerun} onJump={jump} />
        </Box>
      </Box>
    </Stack>
  );
};
