import { paths } from '@rankwright/contracts/paths';
import { addMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { AppError } from '../../http/AppError.ts';
import { notify } from '../alerts/notify.service.ts';
import { recordEvent } from '../events/events.service.ts';
import { countTokens } from '../writers/accountWriter.service.ts';
import { toGenerationEvent } from './generation.model.ts';
import { generateJob } from './generations.definition.ts';
import { updateClaimedGeneration, type GenerationRow } from './generations.repository.ts';

const maxAttempts = 3;
const retryAfterMs = 15_000;
/** Workers may die for reasons of their own; a generation that outlives this many is given up. */
export const maxTakeovers = 10;

const finalCodes: readonly string[] = ['GENERATION_REFUSED', 'PLAN_REQUIRED'];

const isPermanent = (error: AppError): boolean => {
  const { cause } = error;
  const isRejected = cause instanceof Error && 'isRetryable' in cause && cause.isRetryable === false;
  return finalCodes.includes(error.code) || isRejected;
};

const retryLater = ({ db, clock, queue }: Deps, row: GenerationRow): Promise<void> =>
  db.transaction(async (tx) => {
    const { tokens, attempts, id } = row;
    const queued = await updateClaimedGeneration(tx, row, { state: 'queued', tokens });
    const startAfter = addMs(clock.now(), retryAfterMs * attempts);
    if (queued) await queue.send(generateJob, { id }, { startAfter, tx });
  });

const fail = async (deps: Deps, row: GenerationRow, error: AppError): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { tokens, ownerId, writer } = row;
    const change = { state: 'failed' as const, error: error.message, leaseUntil: null, finishedAt: now };
    const saved = await updateClaimedGeneration(tx, row, { ...change, tokens, updatedAt: now });
    if (!saved) return;
    if (tokens) await countTokens(tx, ownerId, writer?.model ?? null, tokens, now);
    await recordEvent(tx, ownerId, 'generation', toGenerationEvent(saved, saved.text));
    await notify({ db: tx, clock }, ownerId, {
      kind: 'generation-failed',
      text: `“${row.title}” was not written. ${error.message}`,
      href: paths.article(row.articleId),
      dedupeKey: `generation:${row.id}`,
    });
  });
};

/** Tries again later unless that cannot help; after the last attempt it fails and its owner is notified. */
export const failOrRetry = (deps: Deps, row: GenerationRow, error: AppError): Promise<void> =>
  !isPermanent(error) && row.attempts < maxAttempts ? retryLater(deps, row) : fail(deps, row, error);
