import type { Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import { useQueries } from '@rankwright/sdk/query';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { PublishAsField } from '@rankwright/shared-ui/scheduling';
import { useId, useState } from 'react';
import { PlatformPreviews } from './PlatformPreviews.tsx';
import { previewQuery, type PublishOrder } from './publishing.data.ts';
import {
  createPublishForm,
  formatPublishAction,
  getPublishAs,
  getPublishBlocker,
  isUpdate,
  toAsDraft,
  togglePlatform,
  type PublishForm,
} from './publishForm.model.ts';
import { SiteCheckboxes } from './SiteCheckboxes.tsx';

interface PublishDialogProps {
  /** The saved version on screen. */
  article: Article;
  connected: readonly Connection[];
  /** Platforms selected when the dialog opens, beside those of the article's slot. */
  requested: readonly Platform[];
  /** Sent unless they are changed in the dialog. */
  options?: PublishOrder['options'];
  onPublish: (order: PublishOrder) => void;
  onClose: () => void;
}

/** How the post will look on each selected site. */
const usePreviews = (article: Article, form: PublishForm, asDraft: boolean | undefined) => {
  const queries = useQueries({
    queries: form.platforms.map((platform) =>
      previewQuery(article, platform, form.options[platform] ?? {}, asDraft),
    ),
  });
  const previews = Object.fromEntries(
    form.platforms.map((platform, index) => [platform, queries[index]?.data?.preview]),
  );
  const unavailable = form.platforms.filter((_, index) => queries[index]?.isError);
  return { queries, previews, unavailable };
};

interface PublishActionsProps {
  label: string;
  /** Why it cannot be published; not shown where the dialog already says so. */
  blocker: string | null;
  hint: string | null;
  onPublish: () => void;
  onClose: () => void;
}

const PublishActions = ({ label, blocker, hint, onPublish, onClose }: PublishActionsProps) => {
  const hintId = useId();
  return (
    <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
      <Typography id={hintId} role="status" variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
        {hint}
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={blocker !== null} aria-describedby={hintId} onClick={onPublish}>
          {label}
        </Button>
      </Stack>
    </DialogActions>
  );
};

/** Which sites, draft or live, and how the post will look on each; one confirmation publishes to all of them. */
export const PublishDialog = ({
  article,
  connected,
  requested,
  options = {},
  onPublish,
  onClose,
}: PublishDialogProps) => {
  const [form, setForm] = useState(() =>
    createPublishForm(requested, article.slot?.platforms ?? [], connected, options),
  );
  const publishAs = getPublishAs(form, connected);
  const isUpdateOnly = isUpdate(form, article);
  const asDraft = isUpdateOnly ? undefined : toAsDraft(publishAs);
  const { queries, previews, unavailable } = usePreviews(article, form, asDraft);
  const blocker = getPublishBlocker(form.platforms, previews, unavailable);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="publish-title">
      <DialogTitle id="publish-title">
        {isUpdateOnly ? 'Update' : 'Publish'} “{article.title}”
      </DialogTitle>
      <DialogContent>
        <Stack spacing={3}>
          <SiteCheckboxes
            connected={connected}
            article={article}
            selected={form.platforms}
            onToggle={(platform) => setForm(togglePlatform(form, platform))}
          />
          {connected.length > 0 && !isUpdateOnly && (
            <PublishAsField
              value={publishAs}
              onChange={(selected) => setForm({ ...form, publishAs: selected })}
            />
          )}
          <PlatformPreviews
            article={article}
            form={form}
            queries={queries}
            onChange={setForm}
            onFix={onClose}
          />
        </Stack>
      </DialogContent>
      <PublishActions
        label={formatPublishAction(form, publishAs, isUpdateOnly)}
        blocker={blocker}
        hint={connected.length > 0 ? blocker : null}
        onPublish={() => {
          const { platforms, options: selected, makePublic } = form;
          onPublish({ platforms, options: selected, makePublic, asDraft });
        }}
        onClose={onClose}
      />
    </Dialog>
  );
};
