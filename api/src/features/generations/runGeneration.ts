import type { TokenUsage } from '@rankwright/contracts/generations';
import { countMarkdownWords } from '@rankwright/contracts/markdown';
import { withLeaseRenewal } from '../../database/lease.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { joinParts, writeDraft, type DraftEvent } from '../../writer/writeDraft.ts';
import type { Draft } from '../../writer/writer.ts';
import { createBrief, type GenerationInput } from '../articles/article.service.ts';
import { recordEvent } from '../events/events.service.ts';
import { getSiteProfile } from '../siteProfile/siteProfile.service.ts';
import { addTokens, openAccountWriter } from '../writers/accountWriter.service.ts';
import { failOrRetry, maxTakeovers } from './failGeneration.ts';
import { toGenerationEvent } from './generation.model.ts';
import {
  claimGeneration,
  renewGenerationLease,
  updateClaimedGeneration,
  type GenerationRow,
  type NewGeneration,
} from './generations.repository.ts';
import { settleGeneration } from './settleGeneration.ts';

/** Text is saved at the end of each section, and this often within one. */
const saveEveryMs = 700;

/** Another worker took over, or the generation was stopped. */
class ClaimLostError extends Error {}

interface Run {
  deps: Deps;
  row: GenerationRow;
  /** Includes those of earlier attempts. */
  tokens: TokenUsage;
}

const saveProgress = async (run: Run, change: Partial<NewGeneration>): Promise<void> => {
  const { db, clock } = run.deps;
  const before = run.row.text;
  run.row = await db.transaction(async (tx) => {
    const saved = await updateClaimedGeneration(tx, run.row, {
      ...change,
      ...(change.text !== undefined && { words: countMarkdownWords(change.text) }),
      updatedAt: clock.now(),
    });
    if (!saved) throw new ClaimLostError();
    await recordEvent(tx, saved.ownerId, 'generation', toGenerationEvent(saved, before));
    return saved;
  });
};

/** Saves events as they come; returns the finished draft. */
const writeAndSave = async (run: Run, events: AsyncIterable<DraftEvent>): Promise<Draft> => {
  const { clock } = run.deps;
  let text = run.row.text;
  let savedAt = clock.now().getTime();
  for await (const event of events) {
    if (event.type === 'draft') return event.draft;
    if (event.type === 'outline') await saveProgress(run, { title: event.title, outline: event.outline });
    if (event.type === 'stage') await saveProgress(run, { stage: event.stage, section: event.section });
    if (event.type === 'part') {
      const parts = [...run.row.parts, event.text];
      text = joinParts(parts);
      await saveProgress(run, { parts, text, tokens: run.tokens });
    }
    if (event.type === 'text') {
      text += event.text;
      if (clock.now().getTime() - savedAt < saveEveryMs) continue;
      await saveProgress(run, { text });
    }
    savedAt = clock.now().getTime();
  }
  throw new AppError('GENERATION_FAILED');
};

const writeArticle = async (run: Run, signal: AbortSignal): Promise<void> => {
  const { deps, row } = run;
  const writer = await openAccountWriter(deps, row.ownerId);
  const { kind, model, promptVersion } = writer;
  // A worker that takes over keeps whole sections and writes the one in progress again.
  await saveProgress(run, { text: joinParts(row.parts), writer: { kind, model, promptVersion } });
  const brief = {
    ...createBrief(row.request as unknown as GenerationInput),
    profile: await getSiteProfile(deps.db, row.ownerId),
  };
  const onTokens = (used: TokenUsage): void => addTokens(run.tokens, used);
  const draft = await writeAndSave(run, writeDraft(writer, brief, { signal, onTokens }, row));
  await saveProgress(run, { stage: 'saving', tokens: run.tokens });
  await settleGeneration(deps, run.row, 'done', draft);
};

/** Writes a queued generation to its end. Does nothing when another worker has it. */
export const runGeneration = async (deps: Deps, id: string): Promise<void> => {
  const { db, env, log } = deps;
  const row = await claimGeneration(db, id, env.WORKER_LEASE_MS);
  if (!row) return;
  const stop = new AbortController();
  const renew = async () => {
    if (!(await renewGenerationLease(db, row, env.WORKER_LEASE_MS))) stop.abort();
  };
  const run: Run = { deps, row, tokens: { ...(row.tokens ?? { input: 0, output: 0 }) } };
  await withLeaseRenewal({ account: row.ownerId, leaseMs: env.WORKER_LEASE_MS }, renew, async () => {
    try {
      if (row.attempts > maxTakeovers) throw new AppError('GENERATION_FAILED');
      await writeArticle(run, stop.signal);
    } catch (error) {
      if (error instanceof ClaimLostError || stop.signal.aborted) return;
      log.warn({ err: error, generation: id }, 'generation failed');
      await failOrRetry(
        deps,
        { ...run.row, tokens: run.tokens },
        error instanceof AppError ? error : new AppError('GENERATION_FAILED', { cause: error }),
      );
    }
  });
};
