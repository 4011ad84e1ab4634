import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { filterSlashItems, findSlashQuery } from './slash.model.ts';
import type { SlashItem } from './slashItems.ts';

/** The typed query and its start in the document; null outside of one. */
const readQuery = (editor: Editor): { query: string; from: number; to: number } | null => {
  const { selection } = editor.state;
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  const query = findSlashQuery($from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc'));
  return query === null ? null : { query, from: $from.pos - query.length - 1, to: $from.pos };
};

/**
 * Opens while a slash command is typed. The focus stays in the text: arrow keys move, Enter and Tab insert, Escape closes
 * until the next slash.
 */
export const useSlashMenu = (editor: Editor, items: readonly SlashItem[]) => {
  const listId = useId();
  const [highlight, setHighlight] = useState({ query: '', index: 0 });
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const typed = useEditorState({
    editor,
    selector: () => (editor.isFocused ? readQuery(editor) : null),
  });
  const found = typed && typed.from !== closedAt ? filterSlashItems(items, typed.query) : [];
  const isOpen = found.length > 0;
  const index = typed?.query === highlight.query ? Math.min(highlight.index, found.length - 1) : 0;
  useEffect(() => {
    // Before the editor is mounted it has no view.
    if (!isOpen) return;
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', listId);
    dom.setAttribute('aria-activedescendant', `${listId}-${index}`);
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, isOpen, listId, index]);
  const insert = (item: SlashItem | undefined) => {
    if (!item || !typed) return;
    editor.chain().focus().deleteRange({ from: typed.from, to: typed.to }).run();
    item.run(editor);
  };
  const move = (by: number) =>
    setHighlight({ query: typed?.query ?? '', index: (index + by + found.length) % found.length });
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => insert(found[index]),
    Tab: () => insert(found[index]),
    Escape: () => setClosedAt(typed?.from ?? null),
  };
  /** Takes the key before the editor sees it. */
  const handleKey = (event: KeyboardEvent) => {
    const act = isOpen && !event.nativeEvent.isComposing && acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { listId, isOpen, found, index, position: typed?.from ?? 0, insert, handleKey };
};
export type SlashMenuState = ReturnType<typeof useSlashMenu>;
