const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Links the first unlinked occurrence of the words outside headings; null when there is none. */
export const insertLink = (markdown: string, anchor: string, url: string): string | null => {
  const pattern = new RegExp(`(?<![\\w[])${escapeForPattern(anchor)}(?![\\w\\]])`, 'i');
  const lines = markdown.split('\n');
  const index = lines.findIndex(
    (line) => !/^\s*(#|```)/.test(line) && pattern.test(line.replace(/\[[^\]]*\]\([^)]*\)/g, '')),
  );
  const line = lines[index];
  if (line === undefined) return null;
  return lines
    .with(
      index,
      line.replace(pattern, (found) => `[${found}](${url})`),
    )
    .join('\n');
};
