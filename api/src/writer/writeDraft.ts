import type { Brief, Draft, Outline, Writer, WriterCall } from './writer.ts';

export type DraftEvent =
  | { type: 'stage'; stage: 'outline' | 'writing' | 'checking'; section: number; sections: number }
  | { type: 'outline'; title: string; outline: string[] }
  | { type: 'text'; text: string }
  /** A whole section. */
  | { type: 'part'; text: string }
  | { type: 'draft'; draft: Draft };

/** What an interrupted run left. */
export interface WrittenParts {
  title: string;
  outline: readonly string[] | null;
  parts: readonly string[];
}

export const joinParts = (parts: readonly string[]): string => parts.join('\n\n');

const makeOutline = async (
  writer: Writer,
  brief: Brief,
  call: WriterCall,
  before: WrittenParts | undefined,
): Promise<Outline> => {
  if (before?.outline) return { title: before.title, outline: [...before.outline] };
  if (brief.title && brief.outline?.length) return { title: brief.title, outline: brief.outline };
  const made = await writer.proposeOutline(brief, call);
  return { title: brief.title ?? made.title, outline: brief.outline?.length ? brief.outline : made.outline };
};

/** Writes an article: outline, then section by section, then title and descriptions. Continues after `before`. */
export async function* writeDraft(
  writer: Writer,
  brief: Brief,
  call: WriterCall,
  before?: WrittenParts,
): AsyncGenerator<DraftEvent> {
  yield { type: 'stage', stage: 'outline', section: 0, sections: before?.outline?.length ?? 0 };
  const { title, outline } = await makeOutline(writer, brief, call, before);
  const sections = outline.length;
  yield { type: 'outline', title, outline };
  const parts = [...(before?.parts ?? [])];
  for (let index = parts.length; index < sections; index += 1) {
    call.signal.throwIfAborted();
    yield { type: 'stage', stage: 'writing', section: index + 1, sections };
    const written = joinParts(parts);
    let part = '';
    for await (const text of writer.writeSection({ brief, title, outline, index, written }, call)) {
      yield { type: 'text', text: part === '' && written !== '' ? `\n\n${text}` : text };
      part += text;
    }
    parts.push(part);
    yield { type: 'part', text: part };
  }
  yield { type: 'stage', stage: 'checking', section: sections, sections };
  yield { type: 'draft', draft: writer.finishDraft(brief, title, joinParts(parts)) };
}
