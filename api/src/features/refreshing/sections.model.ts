/** Splits Markdown before each heading of the first two levels; joined again, the sections are the same text. */
export const splitSections = (markdown: string): string[] => {
  const sections: string[] = [];
  let current: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (mark && (fence === null || mark.startsWith(fence))) fence = fence === null ? mark : null;
    if (fence === null && /^#{1,2} /.test(line) && current.some((text) => text.trim() !== '')) {
      sections.push(current.join('\n'));
      current = [];
    }
    current.push(line);
  }
  return [...sections, current.join('\n')];
};

/** Blocks that a writer must not touch: HTML that the site keeps, shortcodes and code. */
const keptBlock = /^(?: {0,3}<[a-z!/]|\s*\[[^\]]+\]\s*$| {0,3}(?:`{3}|~{3}))/im;

/** Whether every part of a section may be written anew. */
export const isRewritable = (section: string): boolean =>
  section.trim() !== '' && !keptBlock.test(section) && /\p{L}.*\n+.*\p{L}/su.test(section.trim());

const listTargets = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^)\s]+)/g)].map(([, target]) => target ?? '');

/** Whether a new text still has every link and image, and the heading's level, of the old one. */
export const keepsParts = (before: string, after: string): boolean => {
  const kept = new Set(listTargets(after));
  const getLevel = (text: string) => /^(#*) ?/.exec(text.trimStart())?.[1]?.length ?? 0;
  return (
    after.trim() !== '' &&
    getLevel(before) === getLevel(after) &&
    listTargets(before).every((target) => kept.has(target))
  );
};

/** The new section with the line ends around the old one. */
export const fitSection = (before: string, after: string): string => {
  const start = /^\s*/.exec(before)?.[0] ?? '';
  const end = /\s*$/.exec(before)?.[0] ?? '';
  return `${start}${after.trim()}${end}`;
};
