import type { EditorHandle } from '@rankwright/shared-ui/editor';
import { useEffect, useReducer, useRef } from 'react';
import type { Target } from '../assessment/finding.model.ts';
import type { Panel } from '../panel/usePanel.ts';
import type { View } from './ArticleBar.tsx';
import { focusField } from './articleFields.ts';

interface JumpOptions {
  articleId: string;
  panel: Panel;
  setView: (view: View) => void;
}

const isInPanel = (target: Target): boolean => target.kind === 'field' && target.field !== 'title';

/** Goes to the field or text a finding refers to, opening the view or the part of the panel that it is in. */
export const useJump = ({ articleId, panel, setView }: JumpOptions) => {
  const editor = useRef<EditorHandle | null>(null);
  const pending = useRef<Target | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const tryJump = (): void => {
    const target = pending.current;
    if (!target) return;
    const isThere =
      target.kind === 'field'
        ? focusField(articleId, target.field)
        : (editor.current?.reveal(target.text) ?? false);
    if (isThere) pending.current = null;
  };
  // After what covered the text has closed and the view is on screen.
  useEffect(tryJump);
  return {
    jump: (target: Target) => {
      pending.current = target;
      if (isInPanel(target)) panel.show('post');
      else {
        panel.uncoverText();
        setView('edit');
      }
      renderAgain();
    },
    leave: () => {
      editor.current = null;
      pending.current = null;
    },
    ready: (handle: EditorHandle) => {
      editor.current = handle;
      tryJump();
    },
  };
};
