import { z } from 'zod';
import { AppError } from '../../http/AppError.ts';
import type { HistoryOrder, Position } from './historyOrder.ts';

const order = z.enum(['asc', 'desc']);
const id = z.uuid();
const moment = z.iso.datetime({ precision: 6 });

const shape = z.discriminatedUnion('sort', [
  z.object({ sort: z.literal('created'), order, key: moment, id }),
  z.object({ sort: z.literal('title'), order, key: z.string(), id }),
  z.object({ sort: z.literal('planned'), order, key: z.iso.date().nullable(), id }),
  z.object({ sort: z.literal('published'), order, key: moment.nullable(), id }),
]);

export const encodeCursor = (by: HistoryOrder, { key, id: rowId }: Position): string =>
  Buffer.from(JSON.stringify({ ...by, key, id: rowId })).toString('base64url');

/** Throws INVALID_REQUEST when the cursor is malformed or of a list that was sorted otherwise. */
export const decodeCursor = (cursor: string, by: HistoryOrder): Position => {
  try {
    const position = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (position.sort !== by.sort || position.order !== by.order) throw new Error('Sorted otherwise.');
    return { key: position.key, id: position.id };
  } catch {
    throw new AppError('INVALID_REQUEST', { details: { cursor: 'This cursor is not valid.' } });
  }
};
