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

export const removeCodeFence = (text: string): string =>
  text
    .trim()
    .replace(/^```(?:json|markdown)?\s*/i, '')
    .replace(/\s*```$/, '');

/** The text from the first to the last brace, without the words a model adds around its JSON. */
export const extractJson = (text: string): string => /\{[\s\S]*\}/.exec(text)?.[0] ?? removeCodeFence(text);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(extractJson(text)) as unknown;
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
