import { toPlainText } from '@rankwright/contracts/markdown';
import { cutText } from '@rankwright/contracts/text';

/** The first `length` characters without Markdown syntax, with an ellipsis when cut. */
export const createExcerpt = (content: string, length: number): string => {
  const text = toPlainText(content);
  return text.length > length ? `${cutText(text, length)}...` : text;
};
