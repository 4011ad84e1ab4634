import type { EndpointSchemas } from '@rankwright/contracts/http';
import type * as endpoints from '@rankwright/contracts/writers';
import type { AccountWriter } from '@rankwright/contracts/writers';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Owner } from '../../http/caller.ts';
import { AppError } from '../../http/AppError.ts';
import { AddressNotAllowedError } from '../../outbound/outbound.ts';
import { createModelClient } from '../../writer/model/modelClient.ts';
import { createKeyContext } from '../../secrets/contexts.ts';
import { announceSetting } from '../auth/notice.service.ts';
import { recordSecurityEvent } from '../auth/securityEvents.service.ts';
import { createModelSettings } from './accountWriter.service.ts';
import { readTokens } from './tokens.repository.ts';
import { deleteWriterRow, findWriterRow, saveWriterRow, type WriterRow } from './writers.repository.ts';

type WriterChange = z.output<EndpointSchemas<typeof endpoints.saveWriter>['body']>;

const describeDefault = ({ writer }: Deps) => ({
  source: writer.kind === 'model' ? ('deployment' as const) : ('offline' as const),
  provider: null,
  url: null,
  model: writer.model,
  hasKey: false,
  testedAt: null,
  lastError: null,
});

export const getWriter = async (deps: Deps, ownerId: string): Promise<AccountWriter> => {
  const row = await findWriterRow(deps.db, ownerId);
  const tokens = await readTokens(deps.db, ownerId, deps.clock.now());
  if (!row) return { ...describeDefault(deps), tokens };
  const { provider, url, model, lastError } = row;
  const hasKey = row.key !== null;
  const testedAt = row.testedAt?.toISOString() ?? null;
  return { source: 'account', provider, url: url || null, model, hasKey, testedAt, lastError, tokens };
};

const findAddressError = (error: unknown): AddressNotAllowedError | undefined => {
  if (error instanceof AddressNotAllowedError) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? undefined : findAddressError(cause);
};

const findStatus = (error: unknown): number | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return findStatus('lastError' in error ? error.lastError : error.cause);
};

const statusTexts: Record<number, string> = {
  401: 'The model rejected the key. Check it and try again.',
  403: 'The key may not use this model.',
  404: 'There is no such model at this URL. Check the URL and the model name.',
  429: 'The model is over its limit right now. Try again later.',
};

const toTestError = (error: unknown): AppError => {
  if (findAddressError(error)) return new AppError('ADDRESS_NOT_ALLOWED', { cause: error });
  const text = statusTexts[findStatus(error) ?? 0];
  return new AppError('WRITER_TEST_FAILED', { cause: error, ...(text && { text }) });
};

/** Returns how long the answer took in milliseconds. */
const testModel = async (
  deps: Deps,
  settings: Pick<WriterRow, 'provider' | 'url' | 'model'>,
  key: string | null,
): Promise<number> => {
  const startedAt = performance.now();
  const client = createModelClient(createModelSettings(deps, settings, key));
  const prompt = { system: 'Answer with one word.', prompt: 'Answer with the word “ready”.' };
  try {
    await client.generate(prompt, { signal: AbortSignal.timeout(deps.env.WRITER_TIMEOUT_MS) });
    return Math.round(performance.now() - startedAt);
  } catch (error) {
    throw toTestError(error);
  }
};

const openKey = ({ secrets }: Deps, row: WriterRow | undefined): string | null =>
  row?.key ? secrets.open(row.key, createKeyContext(row.ownerId)) : null;

/** The model to test, with its key: the saved key is used only for the same provider and URL. */
const resolveWriter = async (deps: Deps, ownerId: string, { provider, model, ...change }: WriterChange) => {
  const before = await findWriterRow(deps.db, ownerId);
  const url = provider === 'openai-compatible' ? (change.url ?? '') : '';
  const isSameApi = before?.provider === provider && before.url === url;
  const savedKey = isSameApi ? openKey(deps, before) : null;
  const key = (change.key === '' ? undefined : change.key) ?? savedKey;
  return { settings: { provider, url, model }, key };
};

/** Tests a model without saving it. Returns how long its answer took in milliseconds. */
const testGivenWriter = async (deps: Deps, ownerId: string, change: WriterChange): Promise<number> => {
  const { settings, key } = await resolveWriter(deps, ownerId, change);
  return testModel(deps, settings, key);
};

/** Saves the account's model once it has answered. */
export const saveWriter = async (deps: Deps, owner: Owner, change: WriterChange): Promise<void> => {
  const { db, clock, secrets } = deps;
  const ownerId = owner.userId;
  const { settings, key } = await resolveWriter(deps, ownerId, change);
  await testModel(deps, settings, key);
  const now = clock.now();
  const detail = [settings.model, settings.url && new URL(settings.url).host].filter(Boolean).join(' at ');
  const text = `Your Rankwright account now writes with the language model ${detail}. It reads your texts and your site profile.`;
  await db.transaction(async (tx) => {
    await saveWriterRow(tx, {
      ownerId,
      ...settings,
      key: key ? secrets.seal(key, createKeyContext(ownerId)) : null,
      testedAt: now,
      lastError: null,
      updatedAt: now,
    });
    await announceSetting(deps, tx, owner, { kind: 'model-changed', detail, text });
  });
};

export const deleteWriter = (deps: Deps, { userId, caller }: Owner): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (await deleteWriterRow(tx, userId))
      await recordSecurityEvent(deps, tx, userId, 'model-removed', caller);
  });

/** Tests the saved model and keeps the outcome. Returns how long its answer took in milliseconds. */
const testSavedWriter = async (deps: Deps, ownerId: string): Promise<number> => {
  const row = await findWriterRow(deps.db, ownerId);
  if (!row) throw new AppError('WRITER_MISSING');
  try {
    const durationMs = await testModel(deps, row, openKey(deps, row));
    await saveWriterRow(deps.db, { ...row, testedAt: deps.clock.now(), lastError: null });
    return durationMs;
  } catch (error) {
    if (error instanceof AppError) await saveWriterRow(deps.db, { ...row, lastError: error.message });
    throw error;
  }
};

/** Tests the given model, or the saved one. Returns how long its answer took in milliseconds. */
export const testWriter = (deps: Deps, ownerId: string, change?: WriterChange | null): Promise<number> =>
  change ? testGivenWriter(deps, ownerId, change) : testSavedWriter(deps, ownerId);
