import { sql } from 'drizzle-orm';
import { countAttempts } from '../../http/attempts.ts';
import { AppError } from '../../http/AppError.ts';
import type { Register } from '../register.ts';

/** Anyone may ask: a write is tried once a second at most. */
const tryWriteMs = 1_000;

/** `/api/health`: the process runs. `/api/ready`: the database reads and writes, and the queue has started. */
export const registerHealth: Register = (app, { db, clock, queue, database, payments, identity }) => {
  let writtenAt = 0;
  /** A database whose disk is full still reads. */
  const tryWrite = async () => {
    const now = clock.now();
    if (now.getTime() - writtenAt < tryWriteMs) return;
    await countAttempts(db, [{ key: 'ready', max: Infinity, windowMs: 60_000 }], now);
    writtenAt = now.getTime();
  };
  const health = async () => ({ success: true, status: 'alive' });
  const ready = async () => {
    try {
      await db.execute(sql`select 1 from users limit 1`);
      await tryWrite();
    } catch (cause) {
      throw new AppError('UNAVAILABLE', { cause });
    }
    if (!queue.isReady()) throw new AppError('UNAVAILABLE');
    return {
      success: true,
      status: 'ready',
      database: database.kind,
      payments: payments.source,
      identity: identity.provider,
    };
  };
  app.get('/api/health', health);
  app.get('/api/ready', ready);
};
