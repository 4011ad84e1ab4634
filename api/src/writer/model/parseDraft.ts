import { z } from 'zod';
import { shortened, slugOf } from '../offline/text.ts';
import type { Draft } from '../writer.ts';

const answered = z.object({
  title: z.string().trim().min(1),
  content: z.string().trim().min(1),
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  slug: z.string().optional(),
});

const unfenced = (text: string): string =>
  text
    .trim()
    .replace(/^```(?:json|markdown)?\s*/i, '')
    .replace(/\s*```$/, '');

/** From the first brace to the last: what a model says around its JSON is dropped. */
export const bareJson = (text: string): string => /\{[\s\S]*\}/.exec(text)?.[0] ?? unfenced(text);

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(bareJson(text)) as unknown;
  } catch {
    return null;
  }
};

const plain = (markdown: string): string =>
  markdown
    .replace(/[#*>|`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const complete = (title: string, content: string, given: Partial<Draft> = {}): Draft => ({
  title,
  content,
  metaTitle: given.metaTitle ?? shortened(title, 60),
  metaDescription: shortened(given.metaDescription ?? plain(content), 155),
  slug: slugOf(given.slug ?? title),
});

/** A model's answer as a draft: JSON, JSON in a code block, or Markdown whose first heading is the title. Null when it is none of these. */
export const parseDraft = (text: string): Draft | null => {
  const json = answered.safeParse(asJson(text));
  if (json.success) {
    const { title, content, ...given } = json.data;
    return complete(title, content, given as Partial<Draft>);
  }
  const heading = /^#\s+(.+)$/m.exec(unfenced(text));
  if (!heading?.[1]) return null;
  const content = unfenced(text).replace(heading[0], '').trim();
  return content ? complete(heading[1].trim(), content) : null;
};
