import { paths } from '@rankwright/contracts/paths';
import type { Provenance } from '../../database/schema/articles.ts';
import type { Deps } from '../../deps.ts';
import type { Draft } from '../../writer/writer.ts';
import { notify } from '../alerts/notify.service.ts';
import { fillArticle } from '../articles/generatedText.service.ts';
import { countGeneratedArticle } from '../billing/usage.service.ts';
import { recordEvent } from '../events/events.service.ts';
import { countTokens } from '../writers/accountWriter.service.ts';
import { toGenerationEvent } from './generation.model.ts';
import {
  markGenerationApplied,
  updateActiveGeneration,
  type GenerationRow,
} from './generations.repository.ts';

export const createProvenance = (row: GenerationRow, now: Date): Provenance => ({
  writer: row.writer?.kind ?? 'person',
  model: row.writer?.model ?? null,
  promptVersion: row.writer?.promptVersion ?? null,
  durationMs: now.getTime() - row.startedAt.getTime(),
  request: row.request,
  tokens: row.tokens,
});

const getDoneText = ({ title, applied, writer }: GenerationRow): string => {
  if (!applied) return `A new text for “${title}” is ready to compare.`;
  return writer?.kind === 'offline'
    ? `A starting draft of “${title}” is ready. Edit it before you publish it.`
    : `“${title}” is written. Review it before it is published.`;
};

/** Ends an active generation and keeps its text. Undefined when it had ended already. */
export const settleGeneration = async (
  deps: Deps,
  row: GenerationRow,
  state: 'done' | 'stopped',
  draft: Draft,
): Promise<GenerationRow | undefined> => {
  const { db, clock } = deps;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const ended = await updateActiveGeneration(tx, row.ownerId, row.id, {
      state,
      title: draft.title,
      text: draft.content,
      leaseUntil: null,
      finishedAt: now,
      updatedAt: now,
    });
    if (!ended) return undefined;
    const { ownerId, articleId } = ended;
    const provenance = createProvenance(ended, now);
    const applied = await fillArticle(tx, { ownerId, articleId, draft, provenance }, now);
    if (applied) await markGenerationApplied(tx, ended.id);
    if (draft.content.trim()) await countGeneratedArticle(tx, row.ownerId, now);
    if (ended.tokens) await countTokens(tx, row.ownerId, ended.writer?.model ?? null, ended.tokens, now);
    await recordEvent(tx, row.ownerId, 'generation', toGenerationEvent(ended, ended.text));
    const settled = { ...ended, applied };
    if (state === 'done')
      await notify({ db: tx, clock }, ownerId, {
        kind: 'generation-done',
        text: getDoneText(settled),
        href: paths.article(articleId),
        dedupeKey: `generation:${row.id}`,
      });
    return settled;
  });
};
