import { sql } from 'drizzle-orm';
import { AppError } from '../../http/AppError.ts';
import type { Register } from '../register.ts';

/** `/api/health`: the process runs. `/api/ready`: the database responds and the queue has started. */
export const registerHealth: Register = (app, { db, queue, database, payments, identity }) => {
  const health = async () => ({ success: true, status: 'alive' });
  const ready = async () => {
    try {
      await db.execute(sql`select 1 from users limit 1`);
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
