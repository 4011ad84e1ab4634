import type { Writer, WriterEvent, Brief } from '../writer.ts';
import { articleOf, articleParts, outlineOf } from './article.ts';
import { ideasOf, keywordsOf } from './ideas.ts';
import { rewriteOf } from './rewrite.ts';

async function* draft(brief: Brief, signal: AbortSignal): AsyncGenerator<WriterEvent> {
  const written: string[] = [];
  const sections = outlineOf(brief).outline.length + 2;
  yield { type: 'stage', stage: 'outline', section: 0, sections };
  for (const part of articleParts(brief)) {
    signal.throwIfAborted();
    yield { type: 'stage', stage: 'writing', section: part.section, sections: part.sections };
    yield { type: 'text', text: written.length === 0 ? part.text : `\n\n${part.text}` };
    written.push(part.text);
  }
  yield { type: 'stage', stage: 'checking', section: sections, sections };
  yield { type: 'draft', draft: articleOf(brief, written.join('\n\n')) };
}

/** The built-in writer: deterministic, needs nothing, claims nothing, and is labelled wherever its text is shown. */
export const offlineWriter: Writer = {
  kind: 'offline',
  model: null,
  promptVersion: 'offline-2',
  outline: (brief) => Promise.resolve(outlineOf(brief)),
  draft,
  rewrite: (brief) => Promise.resolve(rewriteOf(brief)),
  ideas: (brief) => Promise.resolve(ideasOf(brief)),
  keywords: (niche, count) => Promise.resolve(keywordsOf(niche, count)),
};
