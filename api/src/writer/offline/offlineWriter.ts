import type { SectionRequest, Writer, WriterCall } from '../writer.ts';
import { createDraft, createOutline, createSection } from './article.ts';
import { createIdeas, createKeywords } from './ideas.ts';
import { rewritePassage, rewriteText } from './rewrite.ts';

async function* writeSection(request: SectionRequest, { signal }: WriterCall): AsyncGenerator<string> {
  signal.throwIfAborted();
  yield createSection(request);
}

/** The built-in writer: starting drafts, deterministic, works offline. Its text is labelled wherever it is shown. */
export const offlineWriter: Writer = {
  kind: 'offline',
  model: null,
  promptVersion: 'offline-3',
  writeSection,
  proposeOutline: (brief) => Promise.resolve(createOutline(brief)),
  finishDraft: createDraft,
  rewriteContent: (brief) => Promise.resolve(rewriteText(brief)),
  rewriteSelection: (brief) => Promise.resolve(rewritePassage(brief)),
  generateArticleIdeas: (brief) => Promise.resolve(createIdeas(brief)),
  generateKeywords: (brief) => Promise.resolve(createKeywords(brief)),
};
