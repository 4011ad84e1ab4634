import type { KeyboardEvent } from 'react';

/** The tab that the key moves to from the focused one, past the ends to the other side; null when it is no such key. */
const findTarget = (key: string, index: number, count: number): number | null => {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

/** Arrows, Home and End move the focus between the tabs that are not disabled. Selecting takes Enter, Space or a press. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  const index = tabs.findIndex((tab) => tab === event.target);
  const target = index < 0 ? null : findTarget(event.key, index, tabs.length);
  if (target === null) return;
  event.preventDefault();
  tabs[target]?.focus();
};
