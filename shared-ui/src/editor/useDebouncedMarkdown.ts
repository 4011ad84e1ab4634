import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef } from 'react';
import { getMarkdown } from './markdown/MarkdownText.ts';

/** Debounce in milliseconds: serializing a long text to Markdown takes a frame or two. */
const debounceMs = 200;

/**
 * Calls `onChange` with the Markdown after a debounce, and immediately on blur, when the tab is hidden or closed and on
 * unmount, so that no change is lost.
 */
export const useDebouncedMarkdown = (initial: string, onChange: (markdown: string) => void) => {
  const latest = useRef(onChange);
  const pending = useRef<{ editor: Editor; timer: ReturnType<typeof setTimeout> } | null>(null);
  const lastMarkdown = useRef(initial);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  const flush = useCallback(() => {
    if (!pending.current) return;
    const { editor, timer } = pending.current;
    clearTimeout(timer);
    pending.current = null;
    lastMarkdown.current = getMarkdown(editor);
    latest.current(lastMarkdown.current);
  }, []);
  const scheduleUpdate = useCallback(
    (editor: Editor) => {
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = { editor, timer: setTimeout(flush, debounceMs) };
    },
    [flush],
  );
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);
  /** Accepts a value from outside; true when the editor does not show it yet. */
  const acceptExternalValue = useCallback((value: string): boolean => {
    if (value.trim() === lastMarkdown.current.trim()) return false;
    lastMarkdown.current = value;
    return true;
  }, []);
  return { touched: scheduleUpdate, settle: flush, adopt: acceptExternalValue };
};
