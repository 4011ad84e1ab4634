import type { Article } from '@rankwright/contracts/articles';
import { platformLabels } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { showError, showToast } from '@rankwright/sdk/toasts';
import {
  Alert,
  Box,
  Button,
  Field,
  Icon,
  Link,
  Skeleton,
  Stack,
  StatusBadge,
  Tab,
  Tabs,
  Typography,
} from '@rankwright/shared-ui/core';
import { lazy, Suspense, useState } from 'react';
import { PublicationLine } from '../publishing/PublicationLine.tsx';
import { useArticleWork } from './useArticleWork.ts';

const RichTextEditor = lazy(async () => ({
  default: (await import('@rankwright/shared-ui/editor')).RichTextEditor,
}));
const MarkdownView = lazy(async () => ({
  default: (await import('@rankwright/shared-ui/editor')).MarkdownView,
}));

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied' });
  } catch {
    showError('Error', 'Failed to copy content');
  }
};

const savedLine = (dirty: boolean, savedAt: number | null, kept: boolean): string => {
  if (!kept) return 'This device cannot keep the draft. Save soon.';
  if (dirty && savedAt)
    return `Kept on this device at ${new Date(savedAt).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}. Not saved yet.`;
  return dirty ? 'Not saved yet.' : 'Saved.';
};

type Work = ReturnType<typeof useArticleWork>;

const Actions = ({ work }: { work: Work }) => (
  <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    <Button variant="contained" loading={work.saving} onClick={work.save}>
      Save
    </Button>
    {work.connected.map((connection) => (
      <Button
        key={connection.platform}
        variant="outlined"
        loading={work.publishing === connection.platform}
        onClick={() => work.publish(connection)}
      >
        Publish to {platformLabels[connection.platform]}
      </Button>
    ))}
    <Button startIcon={<Icon name="copy" />} onClick={() => void copy(work.text.content)}>
      Copy
    </Button>
    {work.connected.length === 0 && (
      <Typography variant="body2" color="textSecondary">
        To publish, connect a site in{' '}
        <Link component={RouterLink} to={paths.integrations}>
          Integrations
        </Link>
        .
      </Typography>
    )}
  </Stack>
);

/** A text being worked on: preview or edit, save, publish, and what became of it. */
export const ArticleEditor = ({ article: initial }: { article: Article }) => {
  const work = useArticleWork(initial);
  const [mode, setMode] = useState<'preview' | 'edit'>('preview');
  const { article, text, draft } = work;
  return (
    <Stack component="section" aria-label="Article" spacing={2.5}>
      {article.provenance.writer === 'offline' && (
        <StatusBadge
          tone="info"
          icon="info"
          label="Written by the built-in offline writer, not by an AI model"
        />
      )}
      {draft.changedElsewhere && (
        <Alert severity="warning">
          This article was changed in another window. Compare both before you save.
        </Alert>
      )}
      <Tabs
        value={mode}
        onChange={(_, value: 'preview' | 'edit') => setMode(value)}
        aria-label="Preview or edit"
      >
        <Tab value="preview" label="Preview" />
        <Tab value="edit" label="Edit" />
      </Tabs>
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        {mode === 'edit' ? (
          <Stack spacing={2}>
            <Field
              label="Title"
              value={text.title}
              onChange={(event) => work.setText({ ...text, title: event.target.value })}
            />
            <RichTextEditor
              label="Content"
              value={text.content}
              onChange={(content) => work.setText({ ...text, content })}
              onSave={work.save}
            />
          </Stack>
        ) : (
          <Box>
            <Typography variant="h2" component="h2" sx={{ overflowWrap: 'anywhere', mb: 2 }}>
              {text.title}
            </Typography>
            <MarkdownView markdown={text.content} />
          </Box>
        )}
      </Suspense>
      <Typography variant="body2" color="textSecondary" role="status">
        {savedLine(work.dirty, draft.savedAt, draft.kept)}
      </Typography>
      <Actions work={work} />
      {article.publications.map((publication) => (
        <PublicationLine key={publication.id} publication={publication} onChange={work.changePublication} />
      ))}
    </Stack>
  );
};
