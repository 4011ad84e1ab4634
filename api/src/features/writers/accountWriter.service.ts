import type { WriterProvider } from '@rankwright/contracts/writers';
import type { Deps } from '../../deps.ts';
import type { ModelSettings } from '../../writer/model/languageModel.ts';
import { limitModelResponse } from '../../writer/model/limitModelResponse.ts';
import { createModelWriter } from '../../writer/model/modelWriter.ts';
import type { TokenUsage } from '@rankwright/contracts/generations';
import type { SiteProfile } from '@rankwright/contracts/siteProfile';
import { createKeyContext } from '../../secrets/contexts.ts';
import type { Writer, WriterCall } from '../../writer/writer.ts';
import { getSiteProfile } from '../siteProfile/siteProfile.service.ts';
import { countTokens } from './tokens.repository.ts';
import { findWriterRow, type WriterRow } from './writers.repository.ts';

const getBaseUrl = ({ env }: Pick<Deps, 'env'>, provider: WriterProvider, url: string): string => {
  if (provider === 'openai') return env.OPENAI_API_URL;
  return provider === 'anthropic' ? env.ANTHROPIC_API_URL : url;
};

const isStreamAsked = (body: unknown): boolean =>
  typeof body === 'string' && (JSON.parse(body) as { stream?: unknown }).stream === true;

/** Calls go through the address filter: a private address only where OUTBOUND_ALLOW names it for models. */
export const createModelSettings = (
  deps: Pick<Deps, 'env' | 'modelOutbound'>,
  { provider, url, model }: Pick<WriterRow, 'provider' | 'url' | 'model'>,
  key: string | null,
): ModelSettings => {
  const { modelOutbound, env } = deps;
  const timeoutMs = env.WRITER_TIMEOUT_MS;
  const fetch = async (input: unknown, init: { body?: unknown }) =>
    limitModelResponse(await modelOutbound.stream(String(input), { ...(init as object), timeoutMs }), {
      isStream: isStreamAsked(init.body),
    });
  return {
    provider,
    url: getBaseUrl(deps, provider, url),
    model,
    timeoutMs,
    fetch: fetch as NonNullable<ModelSettings['fetch']>,
    ...(key && { key }),
  };
};

/** The account's own model, else the deployment's writer. */
export const openAccountWriter = async (
  deps: Pick<Deps, 'db' | 'env' | 'modelOutbound' | 'secrets' | 'writer'>,
  ownerId: string,
): Promise<Writer> => {
  const row = await findWriterRow(deps.db, ownerId);
  if (!row) return deps.writer;
  const key = row.key ? deps.secrets.open(row.key, createKeyContext(ownerId)) : null;
  return createModelWriter(createModelSettings(deps, row, key));
};

export interface WriterSession {
  writer: Writer;
  profile: SiteProfile;
  call: WriterCall;
  /** Used so far. */
  tokens: TokenUsage;
  /** Counts the tokens that were used, also when the work failed. */
  close: () => Promise<void>;
}

export const addTokens = (tokens: TokenUsage, used: TokenUsage): void => {
  tokens.input += used.input;
  tokens.output += used.output;
};

/** Opens the account's writer for work within a request. The caller closes the session. */
export const openWriterSession = async (
  deps: Deps,
  ownerId: string,
  signal: AbortSignal,
): Promise<WriterSession> => {
  const writer = await openAccountWriter(deps, ownerId);
  const tokens = { input: 0, output: 0 };
  return {
    writer,
    profile: await getSiteProfile(deps.db, ownerId),
    tokens,
    call: { signal, onTokens: (used) => addTokens(tokens, used) },
    close: () => countTokens(deps.db, ownerId, writer.model, tokens, deps.clock.now()),
  };
};

export const withAccountWriter = async <T>(
  deps: Deps,
  ownerId: string,
  signal: AbortSignal,
  work: (session: WriterSession) => Promise<T>,
): Promise<T> => {
  const session = await openWriterSession(deps, ownerId, signal);
  try {
    return await work(session);
  } finally {
    await session.close();
  }
};

export { countTokens };
