import { join } from 'node:path';
import type { Logger } from 'pino';
import { systemClock, type Clock } from './clock.ts';
import type { Database, DatabaseHandle } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import type { Env } from './env.ts';
import { openFiles } from './files/openFiles.ts';
import type { Files } from './files/files.ts';
import { openIdentity, type IdentityPort } from './identity/identity.ts';
import { sessionTokens, type Tokens } from './identity/tokens.ts';
import { randomIds, type Ids } from './ids.ts';
import { createLog } from './log.ts';
import type { KeywordData } from './keywordData/keywordData.ts';
import { openKeywordData } from './keywordData/openKeywordData.ts';
import type { Mail } from './mail/mail.ts';
import { outboxMail } from './mail/outboxMail.ts';
import { smtpMail } from './mail/smtpMail.ts';
import { parseAllowed } from './outbound/addresses.ts';
import { createOutbound, type Outbound } from './outbound/outbound.ts';
import { openPayments } from './payments/openPayments.ts';
import type { Payments } from './payments/payments.ts';
import { pgBossQueue } from './queue/pgBossQueue.ts';
import type { Queue } from './queue/queue.ts';
import { readKeys } from './secrets/keys.ts';
import { createSecrets, type Secrets } from './secrets/secrets.ts';
import { openWriter } from './writer/openWriter.ts';
import type { Writer } from './writer/writer.ts';

/** Everything a feature may need; made once, handed to `register(app, deps)`. */
export interface Deps {
  env: Env;
  clock: Clock;
  ids: Ids;
  log: Logger;
  database: DatabaseHandle;
  /** The same as `database.db`. Inside `db.transaction(tx => …)` only `tx` may be used. */
  db: Database;
  queue: Queue;
  files: Files;
  mail: Mail;
  secrets: Secrets;
  outbound: Outbound;
  identity: IdentityPort;
  tokens: Tokens;
  payments: Payments;
  writer: Writer;
  keywordData: KeywordData;
}

export type DepsOverrides = Partial<Omit<Deps, 'env' | 'db'>>;

const openMail = (env: Env, clock: Clock, ids: Ids): Mail =>
  env.SMTP_URL ? smtpMail(env.SMTP_URL, env.MAIL_FROM) : outboxMail(join(env.DATA_DIR, 'outbox'), clock, ids);

/** Opens what the settings ask for; `given` parts (tests) are taken as they are. */
export const openDeps = async (env: Env, given: DepsOverrides = {}): Promise<Deps> => {
  const clock = given.clock ?? systemClock;
  const ids = given.ids ?? randomIds;
  const log = given.log ?? createLog(env);
  const database = given.database ?? (await openDatabase(env, log));
  const keys = readKeys(env);
  return {
    env,
    clock,
    ids,
    log,
    database,
    db: database.db,
    queue: given.queue ?? pgBossQueue(database.config, log),
    files: given.files ?? (await openFiles(env, join(env.DATA_DIR, 'files'))),
    mail: given.mail ?? openMail(env, clock, ids),
    secrets: given.secrets ?? createSecrets(keys.secrets),
    outbound: given.outbound ?? createOutbound(parseAllowed(env.OUTBOUND_ALLOW), env.OUTBOUND_TIMEOUT_MS),
    identity: given.identity ?? (await openIdentity(env, clock)),
    tokens: given.tokens ?? sessionTokens(keys.session, clock),
    payments: given.payments ?? (await openPayments(env, database.db, clock, ids)),
    writer: given.writer ?? openWriter(env),
    keywordData: given.keywordData ?? openKeywordData(env),
  };
};

export const closeDeps = async (deps: Deps): Promise<void> => {
  await deps.queue.stop();
  await deps.outbound.close();
  await deps.database.close();
};
