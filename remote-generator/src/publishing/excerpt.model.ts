/** The first `length` characters without Markdown syntax, with an ellipsis when cut. */
export const createExcerpt = (content: string, length: number): string => {
  const text = content
    .replace(/[#*_>`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > length ? `${text.slice(0, length)}...` : text;
};
