import { join } from 'node:path';
import type { Logger } from 'pino';
import { systemClock, type Clock } from './clock.ts';
import type { Database, DatabaseHandle } from './database/database.ts';
import { openDatabase } from './database/openDatabase.ts';
import type { Env } from './env.ts';
import { openFiles } from './files/openFiles.ts';
import type { Files } from './files/files.ts';
import { openIdentity, type IdentityPort } from './identity/identity.ts';
import { createSessionTokens, type SessionTokens } from './identity/tokens.ts';
import { randomIds, type Ids } from './ids.ts';
import { createLog } from './log.ts';
import type { KeywordData } from './keywordData/keywordData.ts';
import { openKeywordData } from './keywordData/openKeywordData.ts';
import { limitMail } from './mail/limitMail.ts';
import type { Mail } from './mail/mail.ts';
import { createOutboxMail } from './mail/outboxMail.ts';
import { createSmtpMail } from './mail/smtpMail.ts';
import { parseAllowedHosts, type OutboundPurpose } from './outbound/addresses.ts';
import { createOutbound, type Outbound } from './outbound/outbound.ts';
import { openPayments } from './payments/openPayments.ts';
import type { Payments } from './payments/payments.ts';
import { createPgBossQueue } from './queue/pgBossQueue.ts';
import type { Queue } from './queue/queue.ts';
import { openSearchData } from './searchData/openSearchData.ts';
import type { SearchData } from './searchData/searchData.ts';
import { readKeys } from './secrets/keys.ts';
import { createSecrets, type Secrets } from './secrets/secrets.ts';
import { openTracing } from './tracing/openTracing.ts';
import { traceOutbound } from './tracing/traceOutbound.ts';
import { traceQueue } from './tracing/traceQueue.ts';
import type { TelemetrySink } from './tracing/telemetrySink.ts';
import type { Tracer } from './tracing/tracer.ts';
import { openWriter } from './writer/openWriter.ts';
import type { Writer } from './writer/writer.ts';

/** Dependencies of all features: created once and passed to `register(app, deps)`. */
export interface Deps {
  env: Env;
  clock: Clock;
  ids: Ids;
  log: Logger;
  database: DatabaseHandle;
  /** Same as `database.db`. Inside `db.transaction(tx => …)` use only `tx`. */
  db: Database;
  queue: Queue;
  files: Files;
  mail: Mail;
  secrets: Secrets;
  /** To platforms and pages. Each purpose has connections of its own, so that none reuses what another may open. */
  outbound: Outbound;
  modelOutbound: Outbound;
  oidcOutbound: Outbound;
  identity: IdentityPort;
  tokens: SessionTokens;
  payments: Payments;
  writer: Writer;
  keywordData: KeywordData;
  /** Null: not configured. */
  searchData: SearchData | null;
  tracer: Tracer;
  telemetry: TelemetrySink;
}

export type DepsOverrides = Partial<Omit<Deps, 'env' | 'db'>>;

const openMail = (env: Env, clock: Clock, ids: Ids): Mail =>
  env.SMTP_URL
    ? createSmtpMail(env.SMTP_URL, env.MAIL_FROM)
    : createOutboxMail(join(env.DATA_DIR, 'outbox'), clock, ids);

/** An embedded database that only this process uses needs fewer looks: what this process sends wakes its workers. */
const choosePollSeconds = (env: Env, { kind }: DatabaseHandle): number =>
  kind === 'embedded' && env.ROLE === 'all' ? 5 : 2;

/** Creates the dependencies that `env` asks for. Those in `given` are used as they are (for tests). */
export const openDeps = async (env: Env, given: DepsOverrides = {}): Promise<Deps> => {
  const clock = given.clock ?? systemClock;
  const ids = given.ids ?? randomIds;
  const log = given.log ?? createLog(env);
  const database = given.database ?? (await openDatabase(env, log));
  const keys = readKeys(env);
  const tracing = openTracing(env, database.db, { clock, ids });
  const tracer = given.tracer ?? tracing.tracer;
  const openOutbound = (purpose: OutboundPurpose, opened?: Outbound): Outbound =>
    traceOutbound(
      opened ?? createOutbound(parseAllowedHosts(env.OUTBOUND_ALLOW, purpose), env.OUTBOUND_TIMEOUT_MS),
      tracer,
    );
  const outbound = openOutbound('platform', given.outbound);
  const oidcOutbound = openOutbound('oidc', given.oidcOutbound);
  return {
    env,
    clock,
    ids,
    log,
    database,
    db: database.db,
    queue: traceQueue(
      given.queue ?? createPgBossQueue(database.config, log, choosePollSeconds(env, database)),
      tracer,
    ),
    files: given.files ?? (await openFiles(env, join(env.DATA_DIR, 'files'))),
    mail: limitMail(given.mail ?? openMail(env, clock, ids), database.db, clock),
    secrets: given.secrets ?? createSecrets(keys.secrets),
    outbound,
    oidcOutbound,
    modelOutbound: openOutbound('model', given.modelOutbound),
    identity: given.identity ?? (await openIdentity(env, clock, oidcOutbound)),
    tokens: given.tokens ?? createSessionTokens(keys.session, clock),
    payments: given.payments ?? (await openPayments(env, database.db, clock, ids)),
    writer: given.writer ?? openWriter(env),
    keywordData: given.keywordData ?? openKeywordData(env, outbound),
    searchData: given.searchData ?? openSearchData(env, outbound),
    tracer,
    telemetry: given.telemetry ?? tracing.sink,
  };
};

export const closeDeps = async (deps: Deps): Promise<void> => {
  await deps.queue.stop();
  await deps.telemetry.close();
  for (const { close } of [deps.outbound, deps.modelOutbound, deps.oidcOutbound]) await close();
  await deps.database.close();
};
