import { isJsonWithin } from '@rankwright/contracts/jsonLimits';
import { toPlainText } from '@rankwright/contracts/markdown';
import { createSlug } from '@rankwright/contracts/text';
import { z } from 'zod';
import { truncate } from '../text.ts';
import type { Draft } from '../writer.ts';

const draftResponse = z.object({
  title: z.string().trim().min(1),
  content: z.string().trim().min(1),
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  slug: z.string().optional(),
});

/** Without a pattern for the end: one that begins with blanks takes minutes on a text of blanks. */
export const removeCodeFence = (text: string): string => {
  const inner = text.trim().replace(/^```(?:json|markdown)?\s*/i, '');
  return inner.endsWith('```') ? inner.slice(0, -3).trimEnd() : inner;
};

/** The text from the first to the last brace, without the words a model adds around its JSON. */
const extractJson = (text: string): string => {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  return start !== -1 && end > start ? text.slice(start, end + 1) : removeCodeFence(text);
};

/** Values of 20 ideas or 30 keywords, many times over. */
const jsonLimits = { maxDepth: 20, maxValues: 10_000 };

/** Parses the JSON in a model's text. Throws for anything else, and for too many values. */
export const parseModelJson = (text: string): unknown => {
  const json = extractJson(text);
  if (!isJsonWithin(Buffer.from(json), jsonLimits)) throw new SyntaxError('The model sent too many values.');
  return JSON.parse(json) as unknown;
};

const parseJson = (text: string): unknown => {
  try {
    return parseModelJson(text);
  } catch {
    return null;
  }
};

export const createDraft = (title: string, content: string, given: Partial<Draft> = {}): Draft => ({
  title,
  content,
  metaTitle: given.metaTitle ?? truncate(title, 60),
  metaDescription: truncate(given.metaDescription ?? toPlainText(content), 155),
  slug: createSlug(given.slug ?? title),
});

/**
 * Parses a model response to a draft: JSON, JSON in a code block, or Markdown with the title as its first heading. Null
 * for anything else.
 */
export const parseDraft = (text: string): Draft | null => {
  const json = draftResponse.safeParse(parseJson(text));
  if (json.success) {
    const { title, content, ...given } = json.data;
    return createDraft(title, content, given as Partial<Draft>);
  }
  const heading = /^#\s+(.+)$/m.exec(removeCodeFence(text));
  if (!heading?.[1]) return null;
  const content = removeCodeFence(text).replace(heading[0], '').trim();
  return content ? createDraft(heading[1].trim(), content) : null;
};
