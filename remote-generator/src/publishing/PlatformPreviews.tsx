import type { Article } from '@rankwright/contracts/articles';
import type { PublicationPreview } from '@rankwright/contracts/articlePublishing';
import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { getErrorMessage } from '@rankwright/sdk/api';
import type { UseQueryResult } from '@rankwright/sdk/query';
import { Box, ErrorState, Skeleton, Stack } from '@rankwright/shared-ui/core';
import { Tab, Tabs } from '@rankwright/shared-ui/tabs';
import { useState } from 'react';
import { PlatformFields } from './PlatformFields.tsx';
import { PostPreview } from './PostPreview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { setOption, toggleMakePublic, type PublishForm } from './publishForm.model.ts';
import { VisibilityField } from './VisibilityField.tsx';

interface PlatformPreviewsProps {
  article: Article;
  form: PublishForm;
  /** In the order of `form.platforms`. */
  queries: readonly UseQueryResult<{ preview: PublicationPreview }>[];
  onChange: (form: PublishForm) => void;
  /** Called when a problem's fix is followed. */
  onFix: () => void;
}

/** How the post will look on each selected platform, with its fields and problems. */
export const PlatformPreviews = ({ article, form, queries, onChange, onFix }: PlatformPreviewsProps) => {
  const [selectedPlatform, setSelectedPlatform] = useState<Platform | null>(null);
  const { platforms } = form;
  const open = selectedPlatform && platforms.includes(selectedPlatform) ? selectedPlatform : platforms[0];
  const query = queries[platforms.findIndex((platform) => platform === open)];
  if (!open || !query) return null;
  return (
    <Box component="section" aria-label="Preview">
      <Tabs
        value={open}
        onChange={(_, value: Platform) => setSelectedPlatform(value)}
        aria-label="Preview per site"
      >
        {platforms.map((platform) => (
          <Tab key={platform} value={platform} label={platformLabels[platform]} />
        ))}
      </Tabs>
      {query.isPending && (
        <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} role="status" aria-label="Loading…" />
      )}
      {query.isError && (
        <ErrorState
          size="small"
          title="The preview could not be loaded"
          text={getErrorMessage(query.error, 'Try again in a moment.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.data && (
        <Stack spacing={2.5} sx={{ mt: 2 }}>
          <ProblemList problems={query.data.preview.problems} onFix={onFix} />
          <PostPreview preview={query.data.preview} article={article} />
          <VisibilityField
            platform={open}
            preview={query.data.preview}
            isMadePublic={form.makePublic.includes(open)}
            onToggle={() => onChange(toggleMakePublic(form, open))}
          />
          <PlatformFields
            key={open}
            platform={open}
            preview={query.data.preview}
            options={form.options[open] ?? {}}
            keepsSiteFields={article.kind === 'imported' && query.data.preview.isUpdate}
            onChange={(change) => onChange(setOption(form, open, change))}
          />
        </Stack>
      )}
    </Box>
  );
};
