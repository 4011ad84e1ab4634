import type { SectionRequest, Writer, WriterCall } from '../writer.ts';
import { createDraft, createOutline, createSection } from './article.ts';
import { createIdeas, createKeywords } from './ideas.ts';
import { rewritePassage, rewriteText } from './rewrite.ts';

async function* section(request: SectionRequest, { signal }: WriterCall): AsyncGenerator<string> {
  signal.throwIfAborted();
  yield createSection(request);
}

/** The built-in writer: starting drafts, deterministic, works offline. Its text is labelled wherever it is shown. */
export const offlineWriter: Writer = {
  kind: 'offline',
  model: null,
  promptVersion: 'offline-3',
  section,
  outline: (brief) => Promise.resolve(createOutline(brief)),
  finish: createDraft,
  rewrite: (brief) => Promise.resolve(rewriteText(brief)),
  rewriteSelection: (brief) => Promise.resolve(rewritePassage(brief)),
  ideas: (brief) => Promise.resolve(createIdeas(brief)),
  keywords: (brief) => Promise.resolve(createKeywords(brief)),
};
