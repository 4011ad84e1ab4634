import type { Article, ArticleVersion } from '@rankwright/contracts/articles';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useTimeZone } from '@rankwright/sdk/queries';
import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import {
  Box,
  Button,
  ErrorState,
  LoadingState,
  Skeleton,
  Stack,
  Typography,
} from '@rankwright/shared-ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { useState } from 'react';
import { DiffView } from '../editor/DiffView.ts';
import { requestRestoreArticleVersion, versionsQuery } from './article.data.ts';

const reasonLabels: Record<ArticleVersion['reason'], string> = {
  generated: 'Generated',
  rewritten: 'Rewritten',
  edited: 'Edited',
  autosaved: 'Saved automatically',
  restored: 'Restored',
  imported: 'Imported from the site',
};

const formatDateTime = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

const VersionLine = ({
  version,
  content,
  current,
  busy,
  onRestore,
}: {
  version: ArticleVersion;
  content: string;
  current: boolean;
  busy: boolean;
  onRestore: () => void;
}) => {
  const [isComparing, setCompared] = useState(false);
  const timeZone = useTimeZone();
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {reasonLabels[version.reason]} · {formatDateTime(version.createdAt, timeZone)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {version.title} · {version.wordCount} words
          </Typography>
        </Box>
        {current ? (
          <Typography variant="body2" color="textSecondary">
            Current
          </Typography>
        ) : (
          <>
            <Button size="small" aria-expanded={isComparing} onClick={() => setCompared(!isComparing)}>
              Compare
            </Button>
            <Button size="small" variant="outlined" loading={busy} onClick={onRestore}>
              Restore
            </Button>
          </>
        )}
      </Stack>
      {isComparing && (
        <DiffView
          before={version.content}
          after={content}
          fallback={<Skeleton variant="rounded" height={120} />}
        />
      )}
    </Box>
  );
};

interface VersionsDialogProps {
  article: Article;
  onClose: () => void;
  onRestored: (article: Article) => void;
}

/** Earlier versions of an article. Restoring creates a new version and deletes none. */
export const VersionsDialog = ({ article, onClose, onRestored }: VersionsDialogProps) => {
  const versions = useQuery(versionsQuery(article.id));
  const restoring = useApiMutation({
    send: (version: number) => requestRestoreArticleVersion(article.id, version),
    errorText: 'Failed to save article',
    success: { title: 'Version restored' },
    onSuccess: onRestored,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="versions-title">
      <DialogTitle id="versions-title">Version history</DialogTitle>
      <DialogContent>
        {versions.isPending && <LoadingState shape="table" />}
        {versions.isError && (
          <ErrorState
            size="small"
            title="The versions could not be loaded"
            text={getErrorMessage(versions.error, 'Error loading content')}
            onRetry={() => void versions.refetch()}
            retrying={versions.isFetching}
          />
        )}
        {versions.data && (
          <Box component="ul" aria-label="Versions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {versions.data.versions.map((version) => (
              <VersionLine
                key={version.version}
                version={version}
                content={article.content}
                current={version.version === article.version}
                busy={restoring.isPending && restoring.variables === version.version}
                onRestore={() => restoring.mutate(version.version)}
              />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
