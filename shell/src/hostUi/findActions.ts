import type { HostAction } from '@rankwright/sdk/host';

/** Actions that contain every word of the search; those whose name begins with it come first. */
export const findActions = (all: readonly HostAction[], search: string): HostAction[] => {
  const text = search.trim().toLowerCase();
  const words = text.split(/\s+/);
  const matches = all.filter(({ label, group, keywords = '' }) => {
    const searched = `${group} ${label} ${keywords}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  const startsWithSearch = ({ label }: HostAction): boolean => label.toLowerCase().startsWith(text);
  return [...matches.filter(startsWithSearch), ...matches.filter((action) => !startsWithSearch(action))];
};
