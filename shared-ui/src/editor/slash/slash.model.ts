/** What stands between a slash at the start of a word and the caret; null without one. */
export const findSlashQuery = (textBefore: string): string | null =>
  /(?:^|\s)\/([\p{L}\p{N} ]{0,20})$/u.exec(textBefore)?.[1] ?? null;

export interface Searchable {
  label: string;
  /** Other names that people type. */
  terms: string;
}

/** Items with a name that begins with the query, before those with a later word that does. */
export const filterSlashItems = <Item extends Searchable>(items: readonly Item[], query: string): Item[] => {
  const wanted = query.toLowerCase();
  const getRank = ({ label, terms }: Item): number => {
    if (label.toLowerCase().startsWith(wanted)) return 0;
    return `${label} ${terms}`
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(wanted))
      ? 1
      : 2;
  };
  return items
    .map((item) => ({ item, rank: getRank(item) }))
    .filter(({ rank }) => rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};
