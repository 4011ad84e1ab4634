import { selectionActions } from '@rankwright/contracts/generations';
import { Field, Skeleton, Stack } from '@rankwright/shared-ui/core';
import type { EditorHandle } from '@rankwright/shared-ui/editor';
import { lazy, Suspense, useMemo, useState } from 'react';
import {
  selectionActionLabels,
  SelectionRewriteDialog,
  type SelectionRequest,
} from '../selection/SelectionRewriteDialog.tsx';
import { MarkdownField } from '../importedPost/MarkdownField.tsx';
import { getFieldId } from './articleFields.ts';
import type { ArticleWork } from './useArticleWork.ts';

const RichTextEditor = lazy(async () => ({
  default: (await import('@rankwright/shared-ui/editor')).RichTextEditor,
}));

/** Title and text of an article, with proposals for the selected text. */
export const EditView = ({
  work,
  onReady,
}: {
  work: ArticleWork;
  onReady: (editor: EditorHandle) => void;
}) => {
  const { article, text } = work;
  const [request, setRequest] = useState<SelectionRequest | null>(null);
  const actions = useMemo(
    () =>
      selectionActions.map((action) => ({
        label: selectionActionLabels[action],
        run: (selected: SelectionRequest['selected']) => setRequest({ action, selected }),
      })),
    [],
  );
  return (
    <Stack spacing={2}>
      <Field
        label="Title"
        id={getFieldId(article.id, 'title')}
        value={text.text.title}
        onChange={(event) => text.edit({ title: event.target.value })}
      />
      {article.kind === 'imported' ? (
        <MarkdownField value={text.text.content} onChange={(content) => text.edit({ content })} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <RichTextEditor
            label="Content"
            value={text.text.content}
            onChange={(content) => text.edit({ content })}
            onSave={work.save}
            onReady={onReady}
            selectionActions={actions}
          />
        </Suspense>
      )}
      {request && (
        <SelectionRewriteDialog articleId={article.id} request={request} onClose={() => setRequest(null)} />
      )}
    </Stack>
  );
};
