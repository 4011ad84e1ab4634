import { maxScreenAgeMs, type SavedScreen } from '@rankwright/contracts/savedScreen';

/** Characters of HTML and CSS of a screen that is saved. */
const maxLength = 600_000;
/** Screens that are kept, the newest ones. */
const maxScreens = 10;

/** Parameters that say which content a screen shows. With any other, e.g. a token or an open dialog, it is not saved. */
const contentParameters = new Set(['article', 'month', 'view', 'status', 'type', 'sort']);

/** An address that names nothing but content, without its anchor; null for any other. */
export const getScreenAddress = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | null =>
  [...new URLSearchParams(search).keys()].every((name) => contentParameters.has(name))
    ? `${pathname}${search}`
    : null;

export const isSmallEnough = ({ html, css }: Pick<SavedScreen, 'html' | 'css'>): boolean =>
  html.length + css.length <= maxLength;

type Entry = readonly [key: string, screen: SavedScreen];

/** Keys of screens that are no longer painted: of others, too old, or more than are kept. */
export const listDroppedScreens = (entries: readonly Entry[], prefix: string, now: number): string[] => {
  const kept = entries
    .filter(([key, { savedAt }]) => key.startsWith(prefix) && now - savedAt < maxScreenAgeMs)
    .toSorted(([, a], [, b]) => b.savedAt - a.savedAt)
    .slice(0, maxScreens);
  const keptKeys = new Set(kept.map(([key]) => key));
  return entries.map(([key]) => key).filter((key) => !keptKeys.has(key));
};
