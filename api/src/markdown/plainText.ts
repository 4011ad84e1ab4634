/**
 * Finds a character at growing positions; scans the text once in total. A regular expression such as `<[^>]*>` scans to
 * the end again from every `<` and takes quadratic time.
 */
const createFinder = (text: string, wanted: string): ((from: number) => number) => {
  let at = text.indexOf(wanted);
  return (from) => {
    if (at !== -1 && at < from) at = text.indexOf(wanted, from);
    return at;
  };
};

interface Span {
  /** Position after the span. */
  end: number;
  text: string;
}

/** Replaces what starts with `opening` and is recognized by `read`, which gets the position after the opening. */
const replaceSpans = (text: string, opening: RegExp, read: (from: number) => Span | null): string => {
  const parts: string[] = [];
  let last = 0;
  for (const { index, 0: found } of text.matchAll(opening)) {
    const span = index < last ? null : read(index + found.length);
    if (!span) continue;
    parts.push(text.slice(last, index), span.text);
    last = span.end;
  }
  return parts.join('') + text.slice(last);
};

const removeTags = (text: string): string => {
  const findEnd = createFinder(text, '>');
  return replaceSpans(text, /<\/?[a-z]/gi, (from) => {
    const end = findEnd(from);
    return end === -1 ? null : { end: end + 1, text: ' ' };
  });
};

const removeCode = (text: string): string => {
  const findFence = createFinder(text, '```');
  return replaceSpans(text, /```/g, (from) => {
    const end = findFence(from);
    return end === -1 ? null : { end: end + 3, text: ' ' };
  });
};

/** `opening` is `[` or `![`; a link keeps its label. */
const replaceLinks = (text: string, opening: RegExp, keepsLabel: boolean): string => {
  const findBracket = createFinder(text, ']');
  const findParenthesis = createFinder(text, ')');
  return replaceSpans(text, opening, (from) => {
    const bracket = findBracket(from);
    if (bracket === -1 || text[bracket + 1] !== '(') return null;
    const end = findParenthesis(bracket + 2);
    return end === -1 ? null : { end: end + 1, text: keepsLabel ? text.slice(from, bracket) : ' ' };
  });
};

/** Strips Markdown and HTML syntax, in time linear in the length. */
export const toPlainText = (markdown: string): string => {
  const withoutImages = replaceLinks(removeTags(removeCode(markdown)), /!\[/g, false);
  return replaceLinks(withoutImages, /\[/g, true)
    .replace(/^[ \t]*(#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replace(/[*_`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
};
