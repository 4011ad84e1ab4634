import type { Writer, WriterEvent, Brief } from '../writer.ts';
import { createDraft, generateArticleParts, createOutline } from './article.ts';
import { createIdeas, createKeywords } from './ideas.ts';
import { rewriteText } from './rewrite.ts';

async function* draft(brief: Brief, signal: AbortSignal): AsyncGenerator<WriterEvent> {
  const written: string[] = [];
  const sections = createOutline(brief).outline.length + 2;
  yield { type: 'stage', stage: 'outline', section: 0, sections };
  for (const part of generateArticleParts(brief)) {
    signal.throwIfAborted();
    yield { type: 'stage', stage: 'writing', section: part.section, sections: part.sections };
    yield { type: 'text', text: written.length === 0 ? part.text : `\n\n${part.text}` };
    written.push(part.text);
  }
  yield { type: 'stage', stage: 'checking', section: sections, sections };
  yield { type: 'draft', draft: createDraft(brief, written.join('\n\n')) };
}

/** The built-in template writer: deterministic, works offline. Its text is labelled wherever it is shown. */
export const offlineWriter: Writer = {
  kind: 'offline',
  model: null,
  promptVersion: 'offline-2',
  outline: (brief) => Promise.resolve(createOutline(brief)),
  draft,
  rewrite: (brief) => Promise.resolve(rewriteText(brief)),
  ideas: (brief) => Promise.resolve(createIdeas(brief)),
  keywords: (niche, count) => Promise.resolve(createKeywords(niche, count)),
};
