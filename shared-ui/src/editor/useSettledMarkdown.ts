import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef } from 'react';

/** Writing a long text as Markdown costs a frame or two: it waits until the keys rest this long. */
const restMs = 200;

/**
 * Tells the text as Markdown a moment after the last key, and at once when the person leaves the text,
 * the tab or the screen, so that nothing typed waits behind a closing window.
 */
export const useSettledMarkdown = (initial: string, onChange: (markdown: string) => void) => {
  const latest = useRef(onChange);
  const waiting = useRef<{ editor: Editor; timer: ReturnType<typeof setTimeout> } | null>(null);
  const told = useRef(initial);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  const settle = useCallback(() => {
    if (!waiting.current) return;
    const { editor, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    told.current = editor.getMarkdown();
    latest.current(told.current);
  }, []);
  const touched = useCallback(
    (editor: Editor) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { editor, timer: setTimeout(settle, restMs) };
    },
    [settle],
  );
  useEffect(() => {
    window.addEventListener('pagehide', settle);
    document.addEventListener('visibilitychange', settle);
    return () => {
      window.removeEventListener('pagehide', settle);
      document.removeEventListener('visibilitychange', settle);
      settle();
    };
  }, [settle]);
  /** A text from outside; true when the editor does not show it yet. */
  const adopt = useCallback((value: string): boolean => {
    if (value.trim() === told.current.trim()) return false;
    told.current = value;
    return true;
  }, []);
  return { touched, settle, adopt };
};
