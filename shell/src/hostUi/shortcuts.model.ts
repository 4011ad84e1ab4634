import { paths } from '@rankwright/contracts/paths';

export interface KeyPress {
  key: string;
  /** Milliseconds since the page opened. */
  at: number;
}

export interface Shortcut {
  /** Pressed one after the other. */
  keys: readonly string[];
  label: string;
  group: 'General' | 'Go to';
  action: 'palette' | 'shortcuts' | 'colorMode' | { to: string };
}

export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], label: 'Search', group: 'General', action: 'palette' },
  { keys: ['n'], label: 'New article', group: 'General', action: { to: paths.generateContent } },
  { keys: ['d'], label: 'Switch between light and dark mode', group: 'General', action: 'colorMode' },
  { keys: ['?'], label: 'Keyboard shortcuts', group: 'General', action: 'shortcuts' },
  { keys: ['g', 'p'], label: 'Content Planner', group: 'Go to', action: { to: paths.contentPlanner } },
  { keys: ['g', 'k'], label: 'Keywords', group: 'Go to', action: { to: paths.plannerKeywords('') } },
  { keys: ['g', 'h'], label: 'Content History', group: 'Go to', action: { to: paths.contentHistory } },
  { keys: ['g', 'd'], label: 'Distribution', group: 'Go to', action: { to: paths.distribution } },
  { keys: ['g', 'i'], label: 'Integrations', group: 'Go to', action: { to: paths.integrations } },
  { keys: ['g', 'a'], label: 'Analytics', group: 'Go to', action: { to: paths.analytics } },
  { keys: ['g', 'r'], label: 'Reports', group: 'Go to', action: { to: paths.reports } },
  { keys: ['g', 'f'], label: 'Refreshes', group: 'Go to', action: { to: paths.refreshes } },
  { keys: ['g', 's'], label: 'Settings', group: 'Go to', action: { to: paths.settings } },
];

/** A second key counts within this time. */
const sequenceMs = 1_500;

/** Reads keys one by one; returns the shortcut that they complete. */
export const createShortcutReader = (list: readonly Shortcut[]) => {
  let previous: { key: string; at: number } | null = null;
  return (key: string, at: number): Shortcut | undefined => {
    const prefix = previous && at - previous.at <= sequenceMs ? [previous.key] : [];
    const pressed = [...prefix, key];
    const found =
      list.find(({ keys }) => keys.join(' ') === pressed.join(' ')) ??
      list.find(({ keys }) => keys.length === 1 && keys[0] === key);
    previous = found ? null : { key, at };
    return found;
  };
};
