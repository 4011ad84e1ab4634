import { selectionActions } from '@rankwright/contracts/generations';
import { Box, Skeleton, visuallyHidden } from '@rankwright/shared-ui/core';
import type { EditorHandle, InsertImage } from '@rankwright/shared-ui/editor';
import { useMemo, useRef, useState } from 'react';
import { RichTextEditor } from '../editor/RichTextEditor.ts';
import { TitleField } from '../editor/TitleField.ts';
import { MarkdownField } from '../importedPost/MarkdownField.tsx';
import {
  selectionActionLabels,
  SelectionRewriteDialog,
  type SelectionRequest,
} from '../selection/SelectionRewriteDialog.tsx';
import { getFieldId } from './articleFields.ts';
import { ArticleImageDialog } from '../images/ArticleImageDialog.tsx';
import type { ArticleWork } from './useArticleWork.ts';

interface EditViewProps {
  work: ArticleWork;
  /** The title names the screen. */
  isPage: boolean;
  onReady: (editor: EditorHandle) => void;
}

const actions = (open: (request: SelectionRequest) => void) =>
  selectionActions.map((action) => ({
    label: selectionActionLabels[action],
    run: (selected: SelectionRequest['selected']) => open({ action, selected }),
  }));

/** The title on the page; screen readers also find it as the heading. */
const Title = ({ work, isPage, onLeave }: Omit<EditViewProps, 'onReady'> & { onLeave: () => void }) => {
  const { article, text } = work;
  return (
    <>
      {isPage && (
        <Box component="h1" tabIndex={-1} sx={visuallyHidden}>
          {text.text.title || 'Untitled article'}
        </Box>
      )}
      <TitleField
        label="Title"
        placeholder="Title"
        id={getFieldId(article.id, 'title')}
        value={text.text.title}
        onChange={(title) => text.edit({ title })}
        onLeave={onLeave}
        fallback={<Skeleton variant="rounded" height={48} />}
      />
    </>
  );
};

/** Title and text of an article, with proposals for the selected text. */
export const EditView = ({ work, isPage, onReady }: EditViewProps) => {
  const { article, text } = work;
  const [request, setRequest] = useState<SelectionRequest | null>(null);
  const [image, setImage] = useState<{ file: File | null; insert: InsertImage } | null>(null);
  const editor = useRef<EditorHandle | null>(null);
  const shownActions = useMemo(() => actions(setRequest), []);
  const title = <Title work={work} isPage={isPage} onLeave={() => editor.current?.reveal('')} />;
  const edit = (content: string) => text.edit({ content });
  return (
    <>
      {article.kind === 'imported' ? (
        <>
          {title}
          <MarkdownField value={text.text.content} onChange={edit} />
        </>
      ) : (
        <RichTextEditor
          label="Content"
          frame={isPage ? 'page' : 'box'}
          lead={title}
          value={text.text.content}
          onChange={edit}
          onSave={work.save}
          onRequestImage={(file, insert) => setImage({ file, insert })}
          onReady={(handle) => {
            editor.current = handle;
            onReady(handle);
          }}
          selectionActions={shownActions}
          fallback={<Skeleton variant="rounded" height={320} />}
        />
      )}
      {image && (
        <ArticleImageDialog
          title="Add an image"
          confirmLabel="Add image"
          file={image.file}
          onCancel={() => setImage(null)}
          onImage={(placed) => {
            image.insert(placed);
            setImage(null);
          }}
        />
      )}
      {request && (
        <SelectionRewriteDialog articleId={article.id} request={request} onClose={() => setRequest(null)} />
      )}
    </>
  );
};
