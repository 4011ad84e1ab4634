import type { Article } from '@rankwright/contracts/articles';
import { Box, Field, Skeleton, Stack, StatusBadge, Tab, Tabs } from '@rankwright/shared-ui/core';
import type { EditorHandle } from '@rankwright/shared-ui/editor';
import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { AssessmentPanel } from '../assessment/AssessmentPanel.tsx';
import type { Target } from '../assessment/assessment.model.ts';
import { PublicationLine } from '../publishing/PublicationLine.tsx';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { fieldId, focusField } from './jump.ts';
import { PublishWaits } from './PublishButtons.tsx';
import { SavedLine } from './SavedLine.tsx';
import { SearchFields } from './SearchFields.tsx';
import { usePublishActions } from './usePublishActions.ts';
import { useSaveKey } from './useSaveKey.ts';
import { useArticleWork, type ArticleWork } from './useArticleWork.ts';

const RichTextEditor = lazy(async () => ({
  default: (await import('@rankwright/shared-ui/editor')).RichTextEditor,
}));

type Mode = 'preview' | 'edit';

const siteOf = ({ connected }: ArticleWork): string => {
  const url = connected[0]?.url;
  return url && URL.canParse(url) ? new URL(url).host : 'your-site.com';
};

const Edited = ({ work, onReady }: { work: ArticleWork; onReady: (editor: EditorHandle) => void }) => {
  const { article, text } = work;
  return (
    <Stack spacing={2}>
      <Field
        label="Title"
        id={fieldId(article.id, 'title')}
        value={text.text.title}
        onChange={(event) => text.edit({ title: event.target.value })}
      />
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <RichTextEditor
          label="Content"
          value={text.text.content}
          onChange={(content) => text.edit({ content })}
          onSave={work.save}
          onReady={onReady}
        />
      </Suspense>
    </Stack>
  );
};

/** Guidance opens the place it speaks of; in the preview it first turns to the edit view. */
const useJump = (articleId: string, setMode: (mode: Mode) => void) => {
  const editor = useRef<EditorHandle | null>(null);
  const waiting = useRef<Target | null>(null);
  const go = (target: Target): boolean =>
    target.kind === 'field'
      ? focusField(articleId, target.field)
      : (editor.current?.reveal(target.text) ?? false);
  return {
    jump: (target: Target) => {
      if (go(target)) return;
      waiting.current = target;
      setMode('edit');
    },
    leave: () => {
      editor.current = null;
    },
    ready: (handle: EditorHandle) => {
      editor.current = handle;
      if (waiting.current) go(waiting.current);
      waiting.current = null;
    },
  };
};

/** Stays in reach below a long text. */
const bar = {
  display: 'grid',
  rowGap: 1,
  position: { md: 'sticky' },
  bottom: 0,
  zIndex: 1,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** A further view of the text, before preview and edit. */
export interface ExtraView {
  label: string;
  render: (work: ArticleWork) => ReactNode;
}

interface ArticleEditorProps {
  article: Article;
  extra?: ExtraView;
}

/** A text being worked on: preview or edit, guidance, save, publish, and what became of it. */
export const ArticleEditor = ({ article: initial, extra }: ArticleEditorProps) => {
  const work = useArticleWork(initial);
  const [mode, setMode] = useState<Mode | 'extra'>(extra ? 'extra' : 'preview');
  const { article, text } = work;
  useSaveKey(work.save);
  usePublishActions(work.publish);
  const { jump, leave, ready } = useJump(article.id, setMode);
  const assessed = useMemo(
    () => ({
      ...text.text,
      primaryKeyword: article.primaryKeyword,
      secondaryKeywords: article.secondaryKeywords,
    }),
    [text.text, article.primaryKeyword, article.secondaryKeywords],
  );
  const show = (next: Mode | 'extra') => {
    leave();
    setMode(next);
  };
  return (
    <Stack component="section" aria-label="Article" spacing={2.5}>
      {article.provenance.writer === 'offline' && (
        <StatusBadge
          tone="info"
          icon="info"
          label="Written by the built-in offline writer, not by an AI model"
        />
      )}
      <ConflictNotice text={text} />
      <Tabs value={mode} onChange={(_, value: Mode) => show(value)} aria-label="Views of the text">
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
          {mode === 'edit' && <Edited work={work} onReady={ready} />}
          <Box sx={bar}>
            <SavedLine articleId={article.id} text={text} waiting={work.waiting} />
            <PublishWaits work={work} />
            <ArticleActions work={work} />
          </Box>
          {article.publications.length > 0 && (
            <Box component="section" aria-label="Publications">
              {article.publications.map((publication) => (
                <PublicationLine
                  key={publication.id}
                  publication={publication}
                  onChange={work.changePublication}
                />
              ))}
            </Box>
          )}
          <SearchFields
            articleId={article.id}
            text={text.text}
            keyword={article.primaryKeyword}
            site={siteOf(work)}
            onChange={text.edit}
          />
        </Stack>
        <Box sx={{ alignSelf: 'start', position: { lg: 'sticky' }, top: { lg: 24 } }}>
          <AssessmentPanel text={assessed} onJump={jump} />
        </Box>
      </Box>
    </Stack>
  );
};
