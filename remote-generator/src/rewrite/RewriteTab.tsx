import { rewriteContent } from '@rankwright/contracts/articles';
import { callApi } from '@rankwright/sdk/api';
import { useDraft } from '@rankwright/sdk/drafts';
import { announce } from '@rankwright/sdk/host';
import { useApiMutation, useQueryClient } from '@rankwright/sdk/query';
import { Divider, Stack } from '@rankwright/shared-ui/core';
import { updateArticleCache } from '../article/article.data.ts';
import { unwrapArticle } from '../article/articleText.model.ts';
import { NothingToSave } from '../article/NothingToSave.tsx';
import { OpenedArticle } from '../article/OpenedArticle.tsx';
import { emptyRewrite, type Rewrite, type RewriteValues } from './rewrite.model.ts';
import { RewriteComparison } from './RewriteComparison.tsx';
import { RewriteForm } from './RewriteForm.tsx';

const rewrite = async (body: RewriteValues) => ({
  original: body.originalContent,
  article: unwrapArticle((await callApi(rewriteContent, { body })).article),
});

const createComparisonView = ({ original, rewritten }: Rewrite) => ({
  label: 'Compare',
  render: ({
    text,
  }: {
    text: { text: { content: string }; edit: (change: { content: string }) => void };
  }) => (
    <RewriteComparison
      original={original}
      rewritten={rewritten}
      content={text.text.content}
      onChange={(content) => text.edit({ content })}
    />
  ),
});

/** Rewrites existing content in another style and tone and compares the result with the original. */
export const RewriteTab = () => {
  const form = useDraft<RewriteValues>('rewrite', emptyRewrite);
  const result = useDraft<Rewrite | null>('rewrite-result', null);
  const queryClient = useQueryClient();
  const rewriting = useApiMutation({
    send: rewrite,
    errorText: 'Failed to rewrite content',
    onSuccess: ({ original, article }) => {
      updateArticleCache(queryClient, article);
      result.setValue({ articleId: article.id, original, rewritten: article.content });
      announce('The rewritten text is ready.');
    },
  });
  return (
    <Stack spacing={4} divider={<Divider />}>
      <RewriteForm state={form} busy={rewriting.isPending} onRewrite={() => rewriting.mutate(form.value)} />
      {result.value ? (
        <OpenedArticle
          key={result.value.articleId}
          id={result.value.articleId}
          extra={createComparisonView(result.value)}
        />
      ) : (
        <NothingToSave />
      )}
    </Stack>
  );
};
