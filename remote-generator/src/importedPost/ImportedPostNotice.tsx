import type { ImportedPost } from '@rankwright/contracts/archive';
import type { Article } from '@rankwright/contracts/articles';
import { platformLabels } from '@rankwright/contracts/limits';
import { describePublication } from '@rankwright/contracts/publishing';
import { useApiMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { Alert, Button, Link, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { SiteChangeDialog } from './SiteChangeDialog.tsx';
import { importedPostQuery, requestResolveSiteChange } from './importedPost.data.ts';

interface SiteChangeProps {
  article: Article;
  change: NonNullable<ImportedPost['siteChange']>;
  onResolved: () => void;
}

/** The post was changed on the site and here: shows where both changed it, and one of them is kept there. */
const SiteChangeNotice = ({ article, change, onResolved }: SiteChangeProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const resolving = useApiMutation({
    send: (use: 'site' | 'own') => requestResolveSiteChange(article.id, use),
    errorTitle: 'Not Saved',
    errorText: 'Your choice could not be saved.',
    onSuccess: (reply) => {
      queryClient.setQueryData(importedPostQuery(article.id).queryKey, reply);
      onResolved();
    },
  });
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={() => setIsOpen(true)}>
          Compare
        </Button>
      }
    >
      This post was changed on your site and here. Choose which changes to keep before you publish.
      {isOpen && (
        <SiteChangeDialog
          conflicts={change.conflicts}
          isSaving={resolving.isPending}
          onChoose={(use) => resolving.mutate(use)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Alert>
  );
};

/** A post that was created here can be changed on its site, too; then publishing asks to edit the article. */
const mayBeChanged = ({ kind, publications }: Article): boolean =>
  kind === 'imported' || publications.some(({ remedy }) => remedy === 'edit');

/** Where an imported article comes from, and the decision that a changed post needs. */
export const ImportedPostNotice = ({ article, onResolved }: { article: Article; onResolved: () => void }) => {
  const { data } = useQuery({ ...importedPostQuery(article.id), enabled: mayBeChanged(article) });
  const post = data?.post;
  if (!post) return null;
  const known = article.publications.find(({ platform }) => platform === post.platform);
  const described = known?.state === 'live' && known.visibility !== 'public' && describePublication(known);
  return (
    <>
      {article.kind === 'imported' && (
        <Typography variant="body2" color="textSecondary">
          {post.kind === 'page' ? 'A page' : 'A post'} imported from {platformLabels[post.platform]}.
          Publishing updates it; parts that you do not edit stay exactly as they are on the site.
          {described && ` It stays as it is there: ${described}.`}{' '}
          {post.url && (
            <Link href={post.url} target="_blank" rel="noreferrer">
              Open it on the site
            </Link>
          )}
        </Typography>
      )}
      {post.siteChange && (
        <SiteChangeNotice article={article} change={post.siteChange} onResolved={onResolved} />
      )}
    </>
  );
};
